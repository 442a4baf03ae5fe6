package games.hydra.bench;

import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Loads the engine and Vavr anew, so that every check of a type is told to {@link TypeChecks}. */
final class TypeCheckLoader extends ClassLoader {

    TypeCheckLoader() {
        super(TypeCheckLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        boolean anew = name.startsWith("games.hydra.") || name.startsWith("io.vavr.");
        if (!anew || name.equals(TypeChecks.class.getName())) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (stream == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] code = telling(new ClassReader(stream));
            return defineClass(name, code, 0, code.length);
        } catch (IOException failure) {
            throw new ClassNotFoundException(name, failure);
        }
    }

    private static byte[] telling(ClassReader reader) {
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new TellingClass(writer), 0);
        return writer.toByteArray();
    }

    private static final class TellingClass extends ClassVisitor {
        private TellingClass(ClassWriter writer) {
            super(Opcodes.ASM9, writer);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            return new TellingMethod(super.visitMethod(access, name, type, signature, thrown));
        }
    }

    private static final class TellingMethod extends MethodVisitor {
        private TellingMethod(MethodVisitor writer) {
            super(Opcodes.ASM9, writer);
        }

        @Override
        public void visitTypeInsn(int instruction, String type) {
            boolean check = instruction == Opcodes.CHECKCAST || instruction == Opcodes.INSTANCEOF;
            if (check && !type.startsWith("[")) {
                visitInsn(Opcodes.DUP);
                visitLdcInsn(Type.getObjectType(type));
                visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        Type.getInternalName(TypeChecks.class),
                        "before",
                        "(Ljava/lang/Object;Ljava/lang/Class;)V",
                        false);
            }
            super.visitTypeInsn(instruction, type);
        }
    }
}
