import AdobeAndroid3JNI
import AdobeAndroidOnJava
import Foundation
import InAppCompatAndroid
import JavaMachine

/// Plays the scenarios of a generation of Adobe's SDK on a virtual machine, or runs an app's JUnit tests there. The
/// thread that starts the machine is the process's first thread, like the main looper's on Android.
///
///     android-play LIBJVM CLASSPATH --list FILE
///     android-play LIBJVM CLASSPATH --junit CLASS…
@MainActor enum Program {
    static func run(_ arguments: [String]) throws -> Bool {
        guard arguments.count > 4, ["--list", "--junit"].contains(arguments[3]) else {
            throw JavaMachineError("usage: android-play LIBJVM CLASSPATH --list FILE | --junit CLASS…")
        }
        try withoutMachine()
        try JavaMachine.start(
            library: arguments[1], options: ["-Djava.class.path=\(arguments[2])", "-Xcheck:jni", "-Xrs"])
        try AndroidLibrary.register()
        let all: [any Generation.Type] = [Adobe2First.self, Adobe2.self, Adobe3.self]
        guard let played = all.first(where: { $0.isPresent }) else {
            throw JavaMachineError("\(arguments[2]) has no classes of java/model.")
        }
        return try run(played, arguments[3], Array(arguments[4...]))
    }

    private static func run<Played: Generation>(
        _ type: Played.Type, _ command: String, _ arguments: [String]
    ) throws -> Bool {
        if command == "--list" { return try Play<Played>.run(list: arguments[0]) }
        guard let contracted = type as? any ContractGeneration.Type else {
            throw JavaMachineError("\(type) has no contract for delegates.")
        }
        try Played.World.register()
        try Contracts.register(contracted)
        return try JavaClass.named("inappcompat/junit/FirstThreadTests").boolean(
            "run", "(Ljava/lang/String;)Z", .text(arguments.joined(separator: " ")))
    }

    /// The SDK's services can be requested before there is a machine: that is printed, and the process continues.
    private static func withoutMachine() throws {
        let services = ServiceProvider.getInstance()
        _ = services.uiService
        guard services === ServiceProvider.getInstance() else {
            throw JavaMachineError("Without a machine, each call makes its own services.")
        }
    }
}

/// Ends the process at once, because a running machine handles signals while libraries are unloaded.
func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
}

do {
    end(try Program.run(CommandLine.arguments) ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    end(2)
}
