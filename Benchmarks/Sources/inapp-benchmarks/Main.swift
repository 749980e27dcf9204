import Foundation

/// Measures the bridges against direct calls, and the cost of many messages.
///
/// The entry point is synchronous: on Linux an asynchronous one hands the main queue to worker threads.
@main struct Main {
    @MainActor static func main() {
        do {
            try run(Options(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor private static func run(_ options: Options) throws {
        try Allocations.verifyCounter()
        let lifecycle = LifecycleBenchmarks(options: options)
        let gate = GateBenchmarks(options: options)
        let held = HeldBenchmarks(options: options)
        let policies = PolicyBenchmarks(options: options)
        let hosts = HostBenchmarks(options: options)
        let android2 = AdobeAndroid2Benchmarks(options: options)
        let android3 = AdobeAndroid3Benchmarks(options: options)
        let airship = Airship17Benchmarks(options: options)
        let airship18 = Airship18Benchmarks(options: options)
        let sections: [(name: String, rows: @MainActor () throws -> [Row])] = [
            ("Braze lifecycle", lifecycle.braze), ("Adobe lifecycle", lifecycle.adobe),
            ("Android 2 lifecycle", android2.lifecycle), ("Android 3 lifecycle", android3.lifecycle),
            ("Airship 18 lifecycle", airship18.lifecycle),
            ("Braze gate first seen", gate.brazeFirstSeen), ("Braze gate remembered", gate.brazeRemembered),
            ("Adobe gate", gate.adobe),
            ("Airship 18 gate", { try airship18.gate() + airship18.notification() }),
            ("Memory", held.bytes), ("Held messages", held.scaling),
            ("Policies lifecycle", policies.lifecycle), ("Policies gate first seen", policies.gateFirstSeen),
            ("Policies gate remembered", policies.gateRemembered), ("Policies memory", policies.bytes),
            ("Policies waiting", policies.waiting),
            (
                "Hosts",
                {
                    try hosts.braze() + hosts.adobe() + android2.host() + android3.host() + airship.host()
                }
            ),
        ]
        var report = Report()
        for section in sections
        where options.filter.map(section.name.localizedCaseInsensitiveContains) ?? true {
            report.rows += try section.rows()
        }
        switch options.format {
        case .text: print(report.text)
        case .json: print(try report.json)
        }
    }
}
