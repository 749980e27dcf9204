import AdobeAndroid3Contracts
import AdobeAndroid3JNI
import AdobeAndroid3OnJava
import Foundation
import InAppCompatAndroid
import InAppContracts
import JavaMachine

/// Plays every scenario of Adobe for Android 3 twice, on the model alone and through a virtual machine, and compares
/// the traces. The thread that starts the machine is the process's first thread, like the main looper's on Android.
///
///     android-play LIBJVM CLASSPATH
@MainActor enum Play {
    static var world: ModelWorld?

    static func run(_ arguments: [String]) throws -> Bool {
        guard arguments.count == 3 else { throw JavaMachineError("usage: android-play LIBJVM CLASSPATH") }
        try withoutMachine()
        try JavaMachine.start(
            library: arguments[1], options: ["-Djava.class.path=\(arguments[2])", "-Xcheck:jni", "-Xrs"])
        try AndroidLibrary.register()
        try ModelWorld.register()
        try Contracts.register()
        var differing = 0
        var played = 0
        for (name, text) in ShapeKit.adobeAndroid3.scenarios.sorted(by: { $0.key < $1.key }) {
            guard let isSame = try compare(name, Data(text.utf8)) else { continue }
            played += 1
            if !isSame { differing += 1 }
        }
        print("\(played) scenarios, \(played - differing) with the same trace as on the model alone")
        let (holding, failing) = border()
        print("\(played - differing + holding) passed, \(differing + failing) failed")
        return differing + failing == 0
    }

    /// Before there is a machine the SDK's services can be asked for: that is printed, and nothing stops.
    private static func withoutMachine() throws {
        let services = ServiceProvider.getInstance()
        _ = services.uiService
        guard services === ServiceProvider.getInstance() else {
            throw JavaMachineError("Without a machine each call makes services of its own.")
        }
    }

    /// The number of checks that passed, and that failed.
    private static func border() -> (Int, Int) {
        var checks = Border.all
        if Border.hasKotlin {
            checks.append(("a Kotlin delegate's report is that of the Swift spelling", Border.kotlinReports))
        } else {
            print("-- left out: Kotlin's delegates, which were not compiled")
        }
        var failing = 0
        for (name, check) in checks {
            do {
                try check()
                print("-- \(name)")
            } catch {
                failing += 1
                print("-- NOT SO: \(name): \(error)")
            }
        }
        return (checks.count - failing, failing)
    }

    /// Whether both traces are equal; nil for a scenario in real time, or one without a handler.
    private static func compare(_ name: String, _ json: Data) throws -> Bool? {
        let scenario = try Scenario(json: json, for: [.adobeAndroid3])
        guard !scenario.isRealTime else { return nil }
        let expected = outcome {
            try ScenarioRunner.run(scenario, on: .adobeAndroid3, subject: .scriptedHandler)
        }
        let found = try throughMachine {
            outcome { try ScenarioRunner.run(scenario, on: .machine, subject: .scriptedHandler) }
        }
        if expected == found { return true }
        print("-- \(name): expected, then found")
        for change in found.difference(from: expected) {
            switch change {
            case .remove(let line, let text, _): print("  - \(line): \(text)")
            case .insert(let line, let text, _): print("  + \(line): \(text)")
            }
        }
        return false
    }

    private static func throughMachine(_ body: () -> [String]) throws -> [String] {
        let world = try ModelWorld()
        self.world = world
        defer {
            world.end()
            self.world = nil
        }
        return body()
    }

    /// The lines of the trace, or the reason why there is none.
    private static func outcome(_ body: () throws -> ScenarioResult) -> [String] {
        do { return try body().trace.events.map(\.description) } catch { return ["\(error)"] }
    }
}

/// Ends the process at once, because a running machine handles signals while libraries are unloaded.
func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
}

do {
    end(try Play.run(CommandLine.arguments) ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    end(2)
}
