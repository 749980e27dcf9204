import AdobeAndroid3Model
import Foundation
import HeadlessStage
import PlatformStandIns

import class AdobeAndroid3Model.Alert

/// Plays a random sequence on a stage with two messages, an alert and a campaign, and keeps the ledger.
@MainActor final class SequenceWorld {
    private static let swipeURL = "https://e.org/swipe"
    private static let campaign = Payloads.proposition(
        "c",
        data: Payloads.data(
            mobile: """
                { "uiTakeover": true, "dismissAnimation": "fade",
                  "gestures": { "swipeUp": "adbinapp://dismiss?interaction=swipe" } }
                """))

    private let stage = HeadlessStage()
    private let host: AdobeAndroid3Host
    private let names = SequenceNames()
    private var ledger = SequenceLedger()
    private var violations: [String] = []
    /// The number of log entries that were read.
    private var read = 0
    /// The lines since the step began.
    private var heard: [SequenceLine] = []
    private var commands: [String: Int] = [:]
    private var delegate: SequenceDelegate
    private var delegates = 1
    private var activities = 0
    private let reactions: SequenceReactions

    init(_ reactions: [SequenceReaction] = []) throws {
        host = AdobeAndroid3Host(stage: stage)
        self.reactions = SequenceReactions(reactions)
        delegate = SequenceDelegate(1, names, self.reactions)
        register()
        self.reactions.perform { [weak self] act, name in self?.react(act, name) }
        let messageListener = SequenceMessageListener(names, self.reactions)
        let swipes = InAppMessageSettings.Builder().shouldTakeOverUi(true).gestureMap([
            "swipeUp": Self.swipeURL
        ])
        try make("pin", InAppMessage(swipes.build(), messageListener), takesOver: true)
        let plain = InAppMessageSettings.Builder().dismissAnimation(.left)
        try make("plain", InAppMessage(plain.build(), messageListener))
        let texts = try AlertSettings.Builder().title("t").positiveButtonText("yes").build()
        try make("alert", Alert(texts, SequenceAlertListener(names, self.reactions)), isAlert: true)
    }

    private func register() {
        let delegate = delegate
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
    }

    private func make<T: Presentation>(
        _ name: String, _ presentation: T, isAlert: Bool = false, takesOver: Bool = false
    ) throws {
        let presentable = try stage.run {
            try ServiceProvider.getInstance().uiService.create(presentation, host.utilityProvider)
        }
        names.keep(presentable, name, number: ledger.members.count + 1)
        ledger.add(name, isAlert: isAlert, takesOver: takesOver, delegate: delegates)
    }

    /// Plays the steps.
    /// - Returns: the violations.
    func play(_ steps: [SequenceStep]) throws -> [String] {
        try play(steps, against: nil)
    }

    /// Plays the steps, and compares each with the rules.
    func play(_ steps: [SequenceStep], against rules: SequenceOracle?) throws -> [String] {
        for (number, step) in (steps + [.settle]).enumerated() {
            heard = []
            try play(step)
            readLog()
            guard let rules, let complaint = difference(in: step, rules) else { continue }
            violations.append("step \(number), \(step): \(complaint)")
            break
        }
        settle()
        ledger.close(commands: commands)
        names.forget()
        stage.endProcess()
        return violations + ledger.violations
    }

    private func difference(in step: SequenceStep, _ rules: SequenceOracle) -> String? {
        let expected = rules.lines(in: step)
        guard heard == expected else { return "got \(heard), expected \(expected)" }
        let surfaces = stage.visibleSurfaces.map { names.name($0) }
        guard surfaces == rules.surfaces.map(\.name) else {
            return "\(surfaces) on the screen, expected \(rules.surfaces.map(\.name))"
        }
        for (name, presentable) in names.presentables
        where presentable.getState() != rules.members[name]?.state {
            return "\(name) is \(presentable.getState())"
        }
        return nil
    }

    private func play(_ step: SequenceStep) throws {
        switch step {
        case .show(let name): command(name) { $0.show() }
        case .hide(let name): command(name) { $0.hide() }
        case .dismiss(let name): command(name) { $0.dismiss() }
        case .trigger: try trigger()
        case .link: host.navigatePage(to: "https://e.org/link")
        case .dismissingLink: host.navigatePage(to: "adbinapp://dismiss?interaction=link")
        case .swipe: stage.user.swipe(.up)
        case .tapOutside: stage.user.tapOutside()
        case .back: pressBack()
        case .replaceDelegate: replaceDelegate()
        case .answer(let answer): delegate.answer.set(\.self, answer)
        case .endActivity: change(activity: nil) { $0.destroyActivity() }
        case .newActivity:
            activities += 1
            change(activity: activities) { $0.resumeActivity() }
        case .time(let seconds): stage.advance(seconds: seconds)
        case .settle: settle()
        }
    }

    private func replaceDelegate() {
        delegates += 1
        delegate = SequenceDelegate(delegates, names, reactions)
        register()
    }

    /// Performs the app's action inside a callback about a presentable.
    private func react(_ act: SequenceReaction.Act, _ name: String) {
        let other = name == "pin" ? "plain" : "pin"
        switch act {
        case .show: command(name) { $0.show() }
        case .hide: command(name) { $0.hide() }
        case .dismiss: command(name) { $0.dismiss() }
        case .showOther: command(other) { $0.show() }
        case .dismissOther: command(other) { $0.dismiss() }
        case .replaceDelegate: replaceDelegate()
        }
    }

    private func command(_ name: String, _ command: (any Presentable) -> Void) {
        guard let presentable = names.presentables[name] else { return }
        commands[name, default: 0] += 1
        stage.run { command(presentable) }
    }

    private func trigger() throws {
        ledger.add("c", takesOver: true, delegate: delegates)
        commands["c", default: 0] += 1
        try host.trigger(json: Data(Self.campaign.utf8))
    }

    private func change(activity: Int?, _ change: (AdobeAndroid3Host) -> Void) {
        settle()
        // Views are removed from the old activity before they are added to the new one; their
        // notes tell which is which.
        ledger.take(.activity(activity))
        change(host)
    }

    private func settle() {
        stage.runUntilIdle()
        readLog()
        ledger.compare(
            states: names.presentables.mapValues { $0.getState() },
            surfaces: stage.visibleSurfaces.map { names.name($0) })
    }

    /// Only the listener of the presentable that gets the press is told. An alert's listener is not told.
    private func pressBack() {
        settle()
        guard !ledger.visible.contains("alert") else { return }
        let target = ledger.backTarget
        host.pressBack()
        let pressed = stage.log.entries.dropFirst(read).compactMap(backPressed)
        if pressed != [target].compactMap({ $0 }) {
            violations.append("A3-135: back went to \(pressed), expected \(target ?? "nothing")")
        }
    }

    private func backPressed(_ entry: StageLog.Entry) -> String? {
        if entry.name == "onBackPressed" { return entry.details["messageId"] }
        return entry.isHistory && entry.details["action"] == "backPress" ? "c" : nil
    }
}

/// Log entries as lines of the ledger.
extension SequenceWorld {
    private func readLog() {
        let entries = stage.log.entries
        for entry in entries.dropFirst(read) {
            count(entry)
            for line in lines(of: entry) {
                ledger.take(line)
                if !entry.name.contains("was called inside") { heard.append(line) }
                if !entry.isOnMain { violations.append("A3-012: \(line) off the main thread") }
            }
        }
        read = entries.count
    }

    /// Counts the commands that the SDK gives itself: after a press of the back button, a mapped gesture,
    /// and one of its own links.
    private func count(_ entry: StageLog.Entry) {
        let name = entry.details["messageId"] ?? ""
        if entry.name == "onBackPressed" || entry.details["url"] == Self.swipeURL {
            if entry.source == "L" { commands[name, default: 0] += 1 }
        }
        guard entry.isHistory, entry.details["eventType"] == "interact" else { return }
        commands["c", default: 0] += entry.details["action"] == "swipe" ? 2 : 1
    }

    private func lines(of entry: StageLog.Entry) -> [SequenceLine] {
        let name = names.name(entry.details["messageId"] ?? "")
        if entry.source == "L" {
            if let reason = entry.details["reason"] { return [.error(name, reason: reason)] }
            return [.listener(entry.name, name)]
        }
        if entry.source.hasPrefix("D"), let number = Int(entry.source.dropFirst()) {
            let told = SequenceLine.delegate(
                number, entry.name, name, answer: entry.details["answer"].map { $0 == "true" })
            // The listener of a campaign records nothing when the message is hidden (A3-052).
            return name == "c" && entry.name == "onHide" ? [.listener("onHide", "c"), told] : [told]
        }
        guard entry.isHistory else { return [.screen(entry.name, name)] }
        if entry.details["eventType"] == "suppressDisplay" {
            return [.error("c", reason: entry.details["action"] ?? "")]
        }
        let callbacks = ["display": "onShow", "dismiss": "onDismiss"]
        return callbacks[entry.details["eventType"] ?? ""].map { [.listener($0, "c")] } ?? []
    }
}

extension StageLog.Entry {
    fileprivate var isHistory: Bool { name == "Write IAM event to history" }
}
