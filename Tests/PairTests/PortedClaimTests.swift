import AdobeAndroid3Contracts
import Airship17Contracts
import Airship18Contracts
import BrazeContracts
import BuiltInShapes
import Foundation
import InAppCompat
import PortNotebook
import PortOriginals
import Testing

@testable import InAppCommand
@testable import InAppContracts
@testable import InAppPort

/// A delegate that is both read and run.
struct ClaimedDelegate: Sendable, CustomStringConvertible {
    let description: String
    let kit: ShapeKit
    /// What it writes down in a callback, by what a handler has in the callback's place.
    let words: [String: String]
    let verify: @MainActor @Sendable (ShapeKit, Notes) throws -> ChangeReport

    static let all = [
        ClaimedDelegate(
            description: "Airship17Coordinating", kit: .airship17,
            words: ["decideDisplay": "gate", "willPresent": "will", "didDismiss": "gone"]
        ) { host, notes in
            try Airship17Contract.verify(under: host) { Airship17Coordinating(notes) }
        },
        ClaimedDelegate(
            description: "Airship18Recording", kit: .airship18,
            words: ["decideDisplay": "gate", "willPresent": "will", "didDismiss": "gone"]
        ) { host, notes in
            try Airship18Contract.verify(under: host) { Airship18Recording(notes) }
        },
        ClaimedDelegate(
            description: "Android3Experimenting", kit: .adobeAndroid3,
            words: [
                "decideDisplay": "gate", "didPresent": "did", "didHide": "hidden", "didDismiss": "gone",
                "didLoad": "loaded",
            ]
        ) { host, notes in
            try AdobeAndroid3Contract.verify(under: host) { Android3Experimenting(notes) }
        },
        ClaimedDelegate(
            description: "BrazeReducing", kit: .braze,
            words: [
                "decideDisplay": "gate", "didPresent": "did", "didDismiss": "gone", "shouldPerform": "click",
            ]
        ) { host, notes in
            try BrazeContract.verify(under: host) { BrazeReducing(notes) }
        },
    ]

    /// What `port` reads of its source.
    @MainActor func reading() throws -> DelegateReading {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("PortOriginals/\(description).swift")
        let source = (path: file.path, text: try String(contentsOf: file, encoding: .utf8))
        return DelegateReading([source], for: kit, modules: try PortCommand.builtModules(), stubs: true)
    }
}

/// Holds what `port` reports of a delegate's source against what `verify(under:)` finds of the same delegate.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct PortedClaimTests {
    /// What is reported of a callback: its name as traces print it, and what a handler has in its place.
    private struct Claim {
        let callback: String
        let counterpart: String
        let verdict: PortReport.Verdict

        init?(_ finding: PortReport.Finding, _ kit: ShapeKit) {
            guard let entry = kit.ledger[finding.member], entry.role == .callback else { return nil }
            let name = finding.member.split(separator: ".").last.map(String.init) ?? ""
            let label = name.firstMatch(
                #"(displayChoiceForMessage|didPresent|didDismiss|shouldProcess)(?=:)"#)
            callback = label.map { String(name[$0]) } ?? String(name.prefix { $0 != "(" })
            counterpart = String((entry.counterpart ?? "").prefix { $0 != "(" })
            verdict = finding.verdict
        }

        /// Whether a change is one of this callback. Whoever is not asked about a link cannot refuse it.
        func isSeen(in change: ChangeReport.Change) -> Bool {
            change.effect == .callback && change.subject == callback
                || change.effect == .opened && counterpart == "shouldPerform"
        }
    }

    @Test(
        "What verify finds of a callback is not reported as the same, and what is impossible is found",
        arguments: ClaimedDelegate.all)
    func claims(_ delegate: ClaimedDelegate) throws {
        let reading = try delegate.reading()
        #expect(reading.errors == [] && reading.fallback == nil)
        for host in [ShapeKit].builtIn.hosts where host.shape != delegate.kit.shape {
            let report = PortReport(reading, to: host, among: .builtIn)
            let claims = report.findings.compactMap { Claim($0, delegate.kit) }
            #expect(Set(claims.map(\.counterpart)) == Set(delegate.words.keys))
            let notes = Notes()
            let found = try delegate.verify(host, notes)
            #expect(found.storyCount > 50)
            for change in found.changes where change.effect == .callback {
                let claim = try #require(claims.first { $0.callback == change.subject }, "\(change)")
                #expect(claim.verdict != .carriedOver, "\(delegate) under \(host): \(change.sentence)")
            }
            if found.changes.contains(where: { [.held, .shown].contains($0.effect) }) {
                let gate = try #require(claims.first { $0.counterpart == "decideDisplay" })
                #expect(gate.verdict != .carriedOver, "\(delegate) under \(host)")
            }
            for claim in claims where claim.verdict == .impossible {
                // What never comes in a story cannot be missed in it. Only the app hides, and what the app cannot do there is
                // no change of its delegate's.
                guard claim.counterpart != "didHide", let word = delegate.words[claim.counterpart],
                    notes.lines.contains(where: { $0.hasPrefix(word) })
                else { continue }
                #expect(
                    found.changes.contains(where: claim.isSeen), "\(claim) of \(delegate) under \(host)")
            }
            if report.findings(.lookAt).contains(where: { $0.reason.hasPrefix("This switch over kinds") }) {
                #expect(
                    found.changes.contains { [.argument, .stored].contains($0.effect) },
                    "\(delegate) under \(host)")
            }
        }
    }
}
