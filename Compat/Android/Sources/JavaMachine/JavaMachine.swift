package import CJNI
import Foundation
import PlatformStandIns

/// The Java virtual machine of the process. There is one, and it stays. Any thread.
public enum JavaMachine: Sendable {
    /// A machine and its app's class loader.
    private struct State: @unchecked Sendable {
        // Sound: a machine may be used on any thread, and what it points to stays for as long as the process.
        var machine: java_machine?
        var loader: JavaObject?
    }

    private static let state = Locked(State())
    private static let lastReport = Locked<@Sendable (JavaException) -> Void>(Self.print)

    /// How many local references a call may use before more have to be made room for.
    private static let localReferences: Int32 = 16

    /// Starts a machine, by the library of a JDK. The thread that calls becomes its first one, as the main looper's is on
    /// Android. Where a machine started the process, it is adopted instead.
    /// - Parameters:
    ///   - library: `libjvm.so`, with its folder.
    ///   - options: as on the command line: `-Djava.class.path=…`.
    /// - Throws: `JavaMachineError` that says what was wrong.
    public static func start(library: String, options: [String]) throws {
        guard state.current.machine == nil else {
            throw JavaMachineError("There is a machine in this process already.")
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

    /// Takes the machine that has loaded this library.
    package static func adopt(_ machine: java_machine) {
        let carried = Carried(machine)
        state.withLock { $0.machine = carried.value }
    }

    /// Classes are looked for by the class loader of this one from now on: threads that Java did not start see the system's
    /// classes only, and not the app's.
    /// - Parameter name: a class of the app's, with slashes.
    /// - Throws: `JavaException` where there is none.
    public static func loadClasses(like name: String) throws {
        let loader = try JavaClass.named(name).object.object("getClassLoader", "()Ljava/lang/ClassLoader;")
        state.withLock { $0.loader = loader }
    }

    static var loader: JavaObject? { state.current.loader }

    /// Where an exception goes that nobody can be told of in Java, because native code was not called from there. As at first,
    /// it is printed. Called on the thread that it was thrown on.
    public static var unhandled: @Sendable (JavaException) -> Void {
        get { lastReport.current }
        set { lastReport.set(\.self, newValue) }
    }

    /// Calls Java on this thread, which is attached if need be, and detached when it ends. Local references last as long as
    /// the call.
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
        FileHandle.standardError.write(
            Data("InAppCompat: nobody was told of an exception: \(exception)\n".utf8))
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result, _ found: [UnsafePointer<CChar>?] = []
    ) -> Result {
        guard let first = texts.first else { return body(found) }
        return first.withCString { withCStrings(Array(texts.dropFirst()), body, found + [$0]) }
    }
}

/// Why the machine cannot be used. Sendable; a value.
public struct JavaMachineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was wrong, in a sentence.
    public let description: String

    /// Says what was wrong, in a sentence.
    public init(_ description: String) { self.description = description }
}
