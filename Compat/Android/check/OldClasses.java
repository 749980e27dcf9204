import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes a jar with the classes of Java 8, for tools that cannot read those of the JDK that runs this: {@code javac
 * --release 8} has them in {@code ct.sym}, in the JDK's own format. {@code java OldClasses.java OUTPUT}.
 */
final class OldClasses {
    private static final byte JAVA_8 = 52;

    private OldClasses() {}

    public static void main(String... arguments) throws IOException {
        Path symbols = Path.of(System.getProperty("java.home"), "lib", "ct.sym");
        try (ZipFile source = new ZipFile(symbols.toFile());
                OutputStream file = Files.newOutputStream(Path.of(arguments[0]));
                ZipOutputStream output = new ZipOutputStream(file)) {
            for (Enumeration<? extends ZipEntry> entries = source.entries(); entries.hasMoreElements(); ) {
                copy(entries.nextElement(), source, output);
            }
        }
    }

    /** Copies a class that Java 8 has. Its folder names the versions that have it, a letter each, and then the module. */
    private static void copy(ZipEntry entry, ZipFile source, ZipOutputStream output) throws IOException {
        String[] path = entry.getName().split("/", 3);
        if (path.length < 3 || !path[0].contains("8") || !path[2].endsWith(".sig")) return;
        byte[] contents = source.getInputStream(entry).readAllBytes();
        // The major version of the class file.
        contents[7] = JAVA_8;
        output.putNextEntry(new ZipEntry(path[2].replaceAll("\\.sig$", ".class")));
        output.write(contents);
    }
}
