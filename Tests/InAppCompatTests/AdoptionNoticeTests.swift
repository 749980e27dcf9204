import InAppCompat
import Testing

/// What an adopted delegate is told of its driving SDK, when one takes the place of another.
@MainActor @Suite("Notices to adopted delegates") struct AdoptionNoticeTests {
    private final class Adopter: AdoptedDelegate {
        let diagnostics: DiagnosticSink?

        init(_ diagnostics: @escaping DiagnosticSink) { self.diagnostics = diagnostics }

        func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
            [AdoptionGap(.neverCalled, "Something is missing.")]
        }
    }

    @Test("INV-5 each delegate is told once, also one that stands where another stood in memory")
    func replaced() {
        let bench = Bench()
        var told: [Int] = []
        // The memory of the one before is free, and taken again as a rule.
        for number in 0..<100 {
            bench.engine.handler = nil
            bench.engine.handler = Adopter { _ in told.append(number) }
            for _ in 0..<2 { bench.run { bench.engine.attached() } }
        }
        #expect(told == Array(0..<100))
    }
}
