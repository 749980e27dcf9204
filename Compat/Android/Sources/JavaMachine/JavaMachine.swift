package import CJNI
import Foundation
import PlatformStandIns

/// The Java virtual machine of the process. There is only one, for the life of the process. Any thread.
public enum JavaMachine: Sendable {
    /// A machine and its app's class loader.
    private struct State: @unchecked Sendable {
        // Sound: a machine may be used on any thread, and its pointer is valid for the life of the process.
        var machine: java_machine?
        var loader: JavaObject?
    }

    private static let state = Locked(State())
    private static let lastReport = Locked<@Sendable (JavaException) -> Void>({ print($0) })

    /// The number of local references that a call may use before more have to be reserved.
    private static let localReferences: Int32 = 16

    /// Starts a machine from the library of a JDK. The calling thread becomes its first thread, like the main looper's
    /// on Android. If a machine started the process, that one is adopted instead.
    /// - Parameters:
    ///   - library: the path of `libjvm.so`.
    ///   - options: as on the command line: `-Djava.class.path=…`.
    /// - Throws: `JavaMachineError` with a description of the error.
    public static func start(library: String, options: [String]) throws {
        guard state.current.machine == nil else {
            throw JavaMachineError("There is already a machine in this process.")
        }
        var machine: java_machine?
        var environment: java_environment?
        let failure = withCStrings(options) { texts in
            java_machine_start(library, texts, Int32(options.count), &machine, &environment)
        }
        if let failure { throw JavaMachineError("\(library): \(String(cString: failure)).") }
        let started = Carried(machine)
        state.withLock { $0.machine = started.value }
    }

    /// Adopts the machine that has loaded this library.
    package static func adopt(_ machine: java_machine) {
        let carried = Carried(machine)
        state.withLock { $0.machine = carried.value }
    }

    /// Sets the class loader to that of a given class. Without it, threads that Java did not start find only the
    /// system's classes, not the app's.
    /// - Parameter name: a class of the app, with slashes.
    /// - Throws: `JavaException` if there is none.
    public static func loadClasses(like name: String) throws {
        let loader = try JavaClass.named(name).object.object("getClassLoader", "()Ljava/lang/ClassLoader;")
        loadClasses(from: loader)
    }

    /// Sets the class loader; nil for the system's.
    package static func loadClasses(from loader: JavaObject?) { state.withLock { $0.loader = loader } }

    package static var loader: JavaObject? { state.current.loader }

    /// Handles an exception that cannot be passed to Java, because native code was not called from Java. By default it
    /// is printed. Called on the thread on which it was thrown.
    public static var unhandled: @Sendable (JavaException) -> Void {
        get { lastReport.current }
        set { lastReport.set(\.self, newValue) }
    }

    /// Calls Java on this thread, which is attached if necessary, and detached when it ends. Local references are valid
    /// during the call.
    /// - Throws: what `body` throws.
    static func perform<Result>(_ body: (java_environment) throws -> Result) throws -> Result {
        guard let machine = state.current.machine else {
            throw JavaMachineError("There is no machine in this process.")
        }
        guard let environment = java_machine_environment(machine) ?? java_machine_attach(machine) else {
            throw JavaMachineError("This thread cannot be attached to the machine.")
        }
        guard java_push_local_frame(environment, localReferences) == 0 else {
            throw try JavaException.taken(from: environment)
        }
        defer { _ = java_pop_local_frame(environment, nil) }
        return try body(environment)
    }

    private static func print(_ exception: JavaException) {
        print("unhandled exception: \(exception)")
    }

    /// Prints an error that cannot be passed to Java.
    static func print(_ text: String) {
        FileHandle.standardError.write(Data("InAppCompat: \(text)\n".utf8))
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result, _ found: [UnsafePointer<CChar>?] = []
    ) -> Result {
        guard let first = texts.first else { return body(found) }
        return first.withCString { withCStrings(Array(texts.dropFirst()), body, found + [$0]) }
    }
}

/// The reason why the machine cannot be used. Sendable; a value.
public struct JavaMachineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The description of the error, in a sentence.
    public let description: String

    /// Makes an error with a description.
    public init(_ description: String) { self.description = description }
}
