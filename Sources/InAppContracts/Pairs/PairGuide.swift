import Foundation
import InAppCompat

/// What to know before moving a delegate of one shape to the SDK of another: the generated part of a pair's document,
/// in the order in which it is needed.
///
/// Sendable; a value.
public struct PairGuide: Sendable {
    /// The pair.
    public let report: PairReport
    /// The same pair with the other set-ups of the host's bridge.
    public let others: [PairReport]

    /// Makes the guide of a pair.
    /// - Parameters:
    ///   - report: the pair, with the usual set-up of the bridge.
    ///   - others: the same pair with other set-ups of the bridge.
    public init(_ report: PairReport, others: [PairReport] = []) {
        self.report = report
        self.others = others
    }

    /// Makes the guides of all pairs of two different shapes among some reports.
    public static func all(of reports: [PairReport]) -> [PairGuide] {
        reports.filter { $0.host.setUp == nil && $0.host.shape != $0.delegate.shape }.map { report in
            PairGuide(
                report,
                others: reports.filter {
                    $0.host.setUp != nil && $0.host.shape == report.host.shape
                        && $0.delegate == report.delegate
                })
        }
    }

    /// The file name of the pair's document: the folder names of both shapes, joined by `To`.
    public var fileName: String {
        "\(report.delegate.shape.roomName)To\(report.host.shape.roomName).md"
    }

    /// The line before the generated part of a document.
    public static let begin = "<!-- guide: begin -->"
    /// The line after it.
    public static let end = "<!-- guide: end -->"

    /// The generated part.
    public var markdown: String {
        let kept =
            "\(report.keptCount) of the \(report.results.count) promises of \(report.delegate.title) to its "
            + "delegates are kept by \(report.host.title)."
        let parts = Self.subjects.compactMap(section) + others.map(otherSetUp) + [firstDay, hooks, checklist]
        return ([kept] + parts.compactMap { $0 }).joined(separator: "\n\n")
    }

    /// A document with a new generated part. The text around that part is kept; without a document, a new one is made.
    /// - Parameter text: the current document; nil if there is none.
    public func document(replacing text: String?) -> String {
        guard let text, let begin = text.range(of: Self.begin + "\n"),
            let end = text.range(of: "\n" + Self.end),
            begin.upperBound <= end.lowerBound
        else {
            return """
                # From \(report.delegate.title) to \(report.host.title)

                \(text ?? "")\(Self.begin)
                \(markdown)
                \(Self.end)

                """
        }
        return String(text[..<begin.upperBound]) + markdown + String(text[end.lowerBound...])
    }

    /// The worst loss: the first capability that is lost, in the order in which readers ask; nil if none is lost.
    public var worstLoss: String? {
        let clicksFirst = Self.subjects[1...] + Self.subjects[..<1]
        for capability in clicksFirst.flatMap(\.capabilities) {
            let there = report.host.capabilities.support(of: capability)
            if !there.isAvailable, report.delegate.capabilities.support(of: capability).isAvailable,
                let told = told(capability, there)
            {
                return told
            }
        }
        return nil
    }

    // MARK: Subjects

    /// Related capabilities. Subjects are in the order in which a reader asks about them.
    private struct Subject {
        let heading: String
        let capabilities: [Capability]
    }

    private static let subjects: [Subject] = {
        var subjects = [
            Subject(
                heading: "Callbacks that your delegate receives, and those that are never called again",
                capabilities: [
                    .gate, .willPresent, .didPresent, .didHide, .willDismiss, .didDismiss, .failure,
                ]),
            Subject(
                heading: "Clicks and links",
                capabilities: [
                    .shouldPerform, .didLoad, .webLinks, .staysOnWebLinks, .resolution, .builtInResolution,
                ]),
            Subject(heading: "Custom views", capabilities: [.customView]),
            Subject(
                heading: "Edits",
                capabilities: [
                    .prepareWhenShown, .prepareContent, .prepareStatusBar, .prepareScene, .autoClose,
                ]),
            Subject(heading: "Orientation", capabilities: [.prepareOrientation]),
            Subject(
                heading: "Views and pages",
                capabilities: [.view, .viewInGate, .evaluateScript, .scriptMessages]),
        ]
        let named = Set(subjects.flatMap(\.capabilities))
        subjects.append(
            Subject(
                heading: "Everything else", capabilities: Capability.allCases.filter { !named.contains($0) }))
        return subjects
    }()

    /// The section of a subject: what is lost, and what works differently; nil if there is nothing to say.
    private func section(_ subject: Subject) -> String? {
        let lines = subject.capabilities.flatMap(lines)
        return lines.isEmpty ? nil : "## \(subject.heading)\n\n" + lines.joined(separator: "\n")
    }

    private func lines(_ capability: Capability) -> [String] {
        let there = report.host.capabilities.support(of: capability)
        let costs = report.results.filter {
            if case .impossible(capability, _) = $0.status { true } else { false }
        }
        let own = report.delegate.capabilities.support(of: capability)
        guard own.isAvailable || !costs.isEmpty else { return [] }
        switch there {
        case .native: return []
        case .emulated where own != .native && costs.isEmpty: return []
        case .emulated, .unavailable: return line(capability, there).map { [$0] + costs.map(line) } ?? []
        }
    }

    private func line(_ result: PromiseResult) -> String {
        "  - \(result.id): \(result.rule.statement)"
    }

    /// What differs with another set-up of the bridge.
    private func otherSetUp(_ other: PairReport) -> String? {
        guard let setUp = other.host.setUp else { return nil }
        let room = other.host.shape.roomName
        let lines = Capability.allCases.compactMap { capability -> String? in
            let (usual, there) = (report.host.capabilities, other.host.capabilities)
            guard report.delegate.capabilities.support(of: capability).isAvailable,
                usual.support(of: capability) != there.support(of: capability)
            else { return nil }
            return line(capability, there.support(of: capability))
        }
        return """
            ## \(other.host.title)

            `\(room)Bridge(handler, \(setUp.arguments))` keeps \(other.keptCount) of the \(other.results.count) promises. \
            It differs from the above as follows:


            """ + lines.joined(separator: "\n")
    }

    // MARK: What to do

    private var firstDay: String {
        let (delegate, host) = (report.delegate.shape.roomName, report.host.shape.roomName)
        return """
            ## The first day

            `\(delegate)Model` replaces the old SDK in the delegate’s imports. The app attaches
            `\(host)Bridge(Adopted\(delegate)Delegate(oldDelegate))` to the new SDK. Check what changes for *your* delegate with
            `\(delegate)Contract.verify(under: .\(report.host))`, and for its source with `inapp-compat port FILE --from \
            \(report.delegate) --to \(report.host)`.
            """
    }

    /// How links reach the app outside the delegate, before and after the move; nil if neither shape states it.
    private var hooks: String? {
        let lines = [
            report.delegate.linkHook.map { "- **Before:** \($0.whenLeft)" },
            report.host.linkHook.map { "- **After:** \($0.whenJoined)" },
        ].compactMap { $0 }
        guard !lines.isEmpty else { return nil }
        return "## The vendors’ own hooks for links\n\n" + lines.joined(separator: "\n")
    }

    private var checklist: String {
        let lost = Self.subjects.filter { subject in
            subject.capabilities.contains { capability in
                report.delegate.capabilities.support(of: capability).isAvailable
                    && !report.host.capabilities.support(of: capability).isAvailable
            }
        }
        return "## Checklist\n\n"
            + (lost.map { "- [ ] \($0.heading): does the delegate rely on something that is lost?" } + [
                "- [ ] Listen to the bridge’s `diagnostics`; each loss is reported once, when it happens.",
                "- [ ] Set the new SDK’s own hook for links, above.",
                "- [ ] Run each campaign through `inapp-compat inspect FILE --to \(report.host)`.",
                "- [ ] Keep the bridge: `attach()` keeps it as long as the SDK exists.",
            ]).joined(separator: "\n")
    }
}

extension SDKShape {
    /// The name of the shape's folder, with which the names of its modules begin.
    var roomName: String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
