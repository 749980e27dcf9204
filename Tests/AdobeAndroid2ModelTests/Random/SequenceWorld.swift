import AdobeAndroid2Model
import Foundation
import HeadlessStage
import PlatformStandIns

/// Plays a random sequence on a stage with two messages of the app's own, a campaign, alerts and two buttons, and
/// keeps the ledger.
@MainActor final class SequenceWorld {
    private static let campaign = Payloads.proposition("c")

    private let stage = HeadlessStage()
    private let host: AdobeAndroid2Host
    private var ledger = SequenceLedger()
    private var ending = SequenceLedger.Ending()
    /// The number of log entries that were read.
    private var read = 0
    private var messages: [String: any FullscreenMessage] = [:]
    private var buttons: [any FloatingButton] = []
    private var delegate: SequenceDelegate?
    private var delegates = 0
    private let service: any UIService

    init() {
        host = AdobeAndroid2Host(stage: stage)
        service = stage.run { ServiceProvider.getInstance().getUIService() }
        register(SequenceDelegate(1))
        make("pin", animation: .bottom)
        make("bare", animation: nil)
        buttons = (0..<2).compactMap { _ in service.createFloatingButton(SequenceButtonListener()) }
    }

    private func make(_ name: String, animation: MessageAnimation?) {
        let settings = MessageSettings.centered()
        // The parent identifies the message, as it is not the message of a campaign.
        settings.setParent(name)
        settings.setUiTakeover(true)
        settings.setDisplayAnimation(animation)
        settings.setDismissAnimation(animation)
        settings.setGestures([.swipeUp: "https://e.org/up", .backgroundTap: "https://e.org/beside"])
        messages[name] = service.createFullscreenMessage(
            "<html></html>", SequenceListener(name), false, settings)
    }

    private func register(_ delegate: SequenceDelegate?) {
        if delegate != nil { delegates += 1 }
        self.delegate = delegate
        ledger.take(.register(delegate == nil ? nil : delegates))
        stage.run { MobileCore.setMessagingDelegate(delegate) }
    }

    /// Plays the steps.
    /// - Returns: the violations.
    func play(_ steps: [SequenceStep]) throws -> [String] {
        for step in steps {
            try play(step)
            readLog()
        }
        settle()
        let surfaces = stage.visibleSurfaces
        ending.buttonsOnScreen = surfaces.filter { $0 == "floating button" }.count
        leaveScreen()
        ledger.close(ending)
        return ledger.violations
    }

    /// The activity ends, with everything on it; after that an alert must be possible (A2-041).
    private func leaveScreen() {
        register(nil)
        // Each press leaves the alert in front.
        for _ in stage.visibleSurfaces.filter({ $0 == "alert" }) { host.pressBack() }
        host.destroyActivity()
        host.resumeActivity()
        settle()
        let before = ledger.count("alert", "onShow")
        alert()
        settle()
        ending.isMonitorFree = ledger.count("alert", "onShow") == before + 1
    }

    private func play(_ step: SequenceStep) throws {
        switch step {
        case .show(let name, let isAsking): show(name, isAsking)
        case .dismiss(let name): stage.run { messages[name]?.dismiss() }
        case .trigger:
            ending.triggers += 1
            try host.trigger(json: Data(Self.campaign.utf8))
        case .dismissingLink: openLink("adbinapp://dismiss?interaction=link")
        case .alert: alert()
        case .tapAlert:
            // For a page on top this is a link.
            ending.links += 1
            stage.user.tapButton("yes")
        case .link: openLink("https://e.org/page")
        case .swipe: stage.user.swipe(.up)
        case .tapOutside: stage.user.tapOutside()
        case .back: host.pressBack()
        case .display(let number): stage.run { buttons[number].display() }
        case .remove(let number): stage.run { buttons[number].remove() }
        case .settle: settle()
        case .changeGestures: messages["pin"]?.getMessageSettings()?.setGestures([:])
        default: changeWorld(step)
        }
    }

    private func changeWorld(_ step: SequenceStep) {
        switch step {
        case .replaceDelegate: whenQuiet { register(SequenceDelegate(delegates + 1)) }
        case .removeDelegate: whenQuiet { register(nil) }
        case .answer(let answer): delegate?.answer.set(\.self, answer)
        case .rotate: host.rotate()
        case .endActivity: host.destroyActivity()
        case .newActivity: host.resumeActivity()
        default: break
        }
    }

    private func openLink(_ text: String) {
        ending.links += 1
        if let url = URL(string: text) { stage.user.openLink(url) }
    }

    private func whenQuiet(_ change: () -> Void) {
        settle()
        change()
    }

    private func show(_ name: String, _ isAsking: Bool) {
        ending.shows[name, default: 0] += 1
        stage.run { messages[name]?.show(isAsking) }
    }

    private func alert() {
        if stage.app.hasRootViewController { ending.alerts += 1 } else { ending.alertsInVain += 1 }
        stage.run { service.showAlert(.build("alert", "hello", "yes", "no"), RecordingAlertListener()) }
    }

    private func settle() {
        stage.runUntilIdle()
        readLog()
    }

    // MARK: Log entries as lines of the ledger

    private func readLog() {
        let entries = stage.log.entries
        for entry in entries.dropFirst(read) {
            if let line = line(of: entry) { ledger.take(line) }
        }
        read = entries.count
    }

    private func line(of entry: StageLog.Entry) -> SequenceLine? {
        let name = entry.details["messageId"] ?? ""
        if entry.source == "L" { return .listener(entry.name, name) }
        if entry.source == "A" { return .alert(String(entry.name.prefix { $0 != "(" })) }
        if entry.source.hasPrefix("D"), let number = Int(entry.source.dropFirst()) {
            return .delegate(number, entry.name, name, isOnMain: entry.isOnMain)
        }
        if entry.kind == .analytics { return .tracked(entry.details["propositionEventType"] ?? "", name) }
        return entry.kind == .note ? .screen(entry.name, name) : nil
    }
}
