import AdobeAndroid2Contracts
import AdobeAndroid3Contracts
import AdobeIOSContracts
import Airship17Contracts
import Airship18Contracts
import BrazeContracts
import BuiltInShapes
import Foundation
import InAppCompat
import ModelTesting
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
    let verify: @MainActor @Sendable (ShapeKit, Notes) throws -> ChangeReport

    /// Every delegate of the originals.
    static let all = [
        delegate("AdobeRefusing", .adobeIOS) { host, notes in
            try AdobeIOSContract.verify(under: host) { AdobeRefusing(notes) }
        },
        delegate("AdobeShowing", .adobeIOS) { host, notes in
            try AdobeIOSContract.verify(under: host) { AdobeShowing(notes) }
        },
        delegate("AdobeStoring", .adobeIOS) { host, notes in
            try AdobeIOSContract.verify(under: host) { AdobeStoring(notes) }
        },
        delegate("Android2Once", .adobeAndroid2) { host, notes in
            try AdobeAndroid2Contract.verify(under: host) { Android2Once(notes) }
        },
        delegate("Android3Busy", .adobeAndroid3) { host, notes in
            try AdobeAndroid3Contract.verify(under: host) { Android3Busy(notes) }
        },
        delegate("Android3Experimenting", .adobeAndroid3) { host, notes in
            try AdobeAndroid3Contract.verify(under: host) { Android3Experimenting(notes) }
        },
        delegate("Airship17Coordinating", .airship17) { host, notes in
            try Airship17Contract.verify(under: host) { Airship17Coordinating(notes) }
        },
        delegate("Airship17Extending", .airship17) { host, notes in
            try Airship17Contract.verify(under: host) { Airship17Extending(notes) }
        },
        delegate("Airship17Holding", .airship17) { host, notes in
            try Airship17Contract.verify(under: host) { Airship17Holding(notes) }
        },
        delegate("Airship17Showing", .airship17) { host, notes in
            try Airship17Contract.verify(under: host) { Airship17Showing(notes) }
        },
        delegate("Airship18Holding", .airship18) { host, notes in
            try Airship18Contract.verify(under: host) { Airship18Holding(notes) }
        },
        delegate("Airship18Recording", .airship18) { host, notes in
            try Airship18Contract.verify(under: host) { Airship18Recording(notes) }
        },
        delegate("Airship18Showing", .airship18) { host, notes in
            try Airship18Contract.verify(under: host) { Airship18Showing(notes) }
        },
        delegate("BrazeDiscarding", .braze) { host, notes in
            try BrazeContract.verify(under: host) { BrazeDiscarding(notes) }
        },
        delegate("BrazeHolding", .braze) { host, notes in
            try BrazeContract.verify(under: host) { BrazeHolding(notes) }
        },
        delegate("BrazeReducing", .braze) { host, notes in
            try BrazeContract.verify(under: host) { BrazeReducing(notes) }
        },
        delegate("BrazeShowing", .braze) { host, notes in
            try BrazeContract.verify(under: host) { BrazeShowing(notes) }
        },
    ]

    private static func delegate(
        _ name: String, _ kit: ShapeKit,
        _ verify: @escaping @MainActor @Sendable (ShapeKit, Notes) throws -> ChangeReport
    ) -> ClaimedDelegate { ClaimedDelegate(description: name, kit: kit, verify: verify) }

    /// What `port` finds in its source.
    func reading() throws -> DelegateReading {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("PortOriginals/\(description).swift")
        let source = (path: file.path, text: try String(contentsOf: file, encoding: .utf8))
        return DelegateReading([source], for: kit, modules: try PortCommand.builtModules(), stubs: true)
    }
}

/// Compares what `port` reports about a delegate's source with what `verify(under:)` finds about the same delegate.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortedClaimTests {
    /// The words that the delegates note in a callback, by the name of the handler's method in its place.
    nonisolated private static let words = [
        "decideDisplay": "gate", "willPresent": "will", "didPresent": "did", "willDismiss": "goes",
        "didDismiss": "gone", "shouldPerform": "click", "didLoad": "loaded", "didHide": "hidden",
    ]

    /// The report about a callback: its name as traces print it, and the handler's method in its place.
    private struct Claim {
        let callback: String
        let counterpart: String
        let verdict: PortReport.Verdict

        init?(_ finding: PortReport.Finding, _ kit: ShapeKit) {
            guard let entry = kit.ledger[finding.member], entry.role == .callback else { return nil }
            let name = finding.member.split(separator: ".").last.map(String.init) ?? ""
            let label = name.firstMatch(
                #"(displayChoiceForMessage|prepareWith|(will|did)(Present|Dismiss)|shouldProcess)(?=:)"#)
            callback = label.map { String(name[$0]) } ?? String(name.prefix { $0 != "(" })
            counterpart = String((entry.counterpart ?? "").prefix { $0 != "(" })
            verdict = finding.verdict
        }

        /// Whether a change is one of this callback. A delegate that is not asked about a link cannot refuse it.
        func isSeen(in change: ChangeReport.Change) -> Bool {
            change.effect == .callback && change.subject == callback
                || change.effect == .opened && counterpart == "shouldPerform"
        }
    }

    /// Whether a callback never comes under another SDK: in the stories that `verify` has found changed. If an adopted
    /// delegate is only called afterwards, and its answer is ignored, the handler counts instead, in all stories
    /// without the app's own acts.
    @MainActor private static func isLost(
        _ claim: Claim, _ word: String, in report: ChangeReport, of delegate: ClaimedDelegate
    ) throws -> Bool {
        let comes = { (traces: [Trace]) in traces.flatMap(\.events).contains { $0.name == claim.callback } }
        if report.comparisons.contains(where: { comes($0.own) }),
            !report.comparisons.contains(where: { comes($0.other) })
        {
            return true
        }
        guard let pair = PortedPair.all.first(where: { $0.name == delegate.description }) else {
            return false
        }
        let room = try report.host.storyRoom.host
        return try Stories.all.filter { $0.isOfSDKAndUser && room.has($0) }.allSatisfy { story in
            try !pair.played(story, on: report.host, isPorted: true).notes.contains { $0.hasPrefix(word) }
        }
    }

    @Test(
        "A callback that verify finds changed is not reported as the same, and an impossible one is found",
        arguments: LongRun.share(of: ClaimedDelegate.all, one: 2, from: 1))
    func claims(_ delegate: ClaimedDelegate) async throws {
        // The compiler works meanwhile, so the main thread is left to others.
        let reading = try delegate.reading()
        #expect(reading.errors == [] && reading.fallback == nil)
        try await compare(reading, delegate)
    }

    @MainActor private func compare(_ reading: DelegateReading, _ delegate: ClaimedDelegate) throws {
        let others = [ShapeKit].builtIn.hosts.filter { $0.shape != delegate.kit.shape }
        let place = ClaimedDelegate.all.firstIndex { $0.description == delegate.description } ?? 0
        for host in LongRun.share(of: others, one: others.count, from: place) {
            let report = PortReport(reading, to: host, among: .builtIn)
            let claims = report.findings.compactMap { Claim($0, delegate.kit) }
            #expect(claims.contains { $0.counterpart == "decideDisplay" })
            let notes = Notes()
            let found = try delegate.verify(host, notes)
            #expect(found.storyCount > 50)
            for change in found.changes where change.effect == .callback {
                let claim = try #require(claims.first { $0.callback == change.subject }, "\(change)")
                #expect(claim.verdict != .carriedOver, "\(delegate) under \(host): \(change.sentence)")
            }
            // A delegate must not be reported as counting where it cannot count.
            if delegate.kit.capabilities.support(of: .track).isAvailable == false {
                #expect(!found.changes.contains { $0.sentence.contains("this delegate counts") })
            }
            if found.changes.contains(where: { [.held, .shown].contains($0.effect) }) {
                let gate = try #require(claims.first { $0.counterpart == "decideDisplay" })
                #expect(gate.verdict != .carriedOver, "\(delegate) under \(host)")
            }
            for claim in claims where claim.verdict == .impossible {
                // A callback that never comes in a story cannot be missing in it. Only the app hides, and an action
                // that the app cannot perform there is no change of its delegate.
                guard claim.counterpart != "didHide", let word = Self.words[claim.counterpart],
                    notes.lines.contains(where: { $0.hasPrefix(word) })
                else { continue }
                // If another message is on the screen the rest is not compared: the callback never comes nevertheless.
                let isLost =
                    try found.changes.contains(where: claim.isSeen)
                    || Self.isLost(claim, word, in: found, of: delegate)
                #expect(isLost, "\(claim) of \(delegate) under \(host)")
            }
            if report.findings(.lookAt).contains(where: { $0.reason.hasPrefix("This switch over kinds") }) {
                #expect(
                    found.changes.contains { [.argument, .stored].contains($0.effect) },
                    "\(delegate) under \(host)")
            }
        }
    }
}
