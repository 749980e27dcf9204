import AdobeAndroid2Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// A stage with two messages, a campaign's and the app's own, on which a random sequence is played. Main actor.
@MainActor final class TurnWorld {
    let stage = HeadlessStage()
    private let host: AdobeAndroid2Host
    private let service: any UIService
    private let app: TurnApp

    init(_ sequence: TurnSequence) throws {
        host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = sequence.isFirstShape
        service = stage.run { ServiceProvider.getInstance().getUIService() }
        app = TurnApp(sequence, service)
        stage.run { app.replaceDelegate() }
        let campaign = try #require(try host.messages(in: Data(Payloads.consequence("a").utf8)).first)
        // The first callback hands over the campaign's view.
        campaign.show()
        stage.runUntilIdle()
        campaign.dismiss(true)
        stage.runUntilIdle()
        app.keep(campaign)
        try make(sequence)
        stage.log.removeAll()
    }

    private func make(_ sequence: TurnSequence) throws {
        let settings = MessageSettings.centered()
        let html = sequence.looks[.b]?.isBlank == true ? "" : "<html></html>"
        let own = try #require(
            service.createFullscreenMessage(html, TurnListener(), false, settings))
        app.keep(own, as: .b)
        for message in TurnMessage.allCases {
            guard let view = app[message], let looks = sequence.looks[message] else { continue }
            try dress(#require(view.getMessageSettings()), looks, isCampaign: message == .a)
        }
        stage.run { app.begin() }
    }

    private func dress(_ settings: MessageSettings, _ looks: TurnLooks, isCampaign: Bool) {
        settings.setDisplayAnimation(looks.entry)
        settings.setDismissAnimation(looks.exit)
        settings.setUiTakeover(looks.takesOver)
        func link(_ interaction: String) -> String {
            "adbinapp://dismiss?interaction=\(interaction)&link=https%3A%2F%2Fe.org"
        }
        settings.setGestures(
            looks.hasGestures ? [.swipeUp: link("up"), .backgroundTap: link("beside")] : [:])
    }

    // MARK: Playing

    /// Performs a step, and lets everything settle after it if `settles` is true.
    /// - Returns: the recorded lines.
    func play(_ step: TurnStep, settles: Bool) -> [String] {
        stage.run { perform(step) }
        if settles { stage.runUntilIdle() }
        return stage.log.removeAll().compactMap(line)
    }

    private func perform(_ step: TurnStep) {
        switch step {
        case .call(let command, onMain: true): app.perform(command)
        case .call(let command, onMain: false):
            let app = app
            stage.onBackground { app.perform(command) }
        case .rotate: host.rotate()
        case .endActivity: host.destroyActivity()
        case .newActivity: host.resumeActivity()
        case .replaceDelegate: app.replaceDelegate()
        case .removeDelegate: app.removeDelegate()
        case .autoTrack(let isOn): app.campaign?.setAutoTrack(isOn)
        case .time(let seconds): stage.advance(seconds: seconds)
        default: touch(step)
        }
    }

    private func touch(_ step: TurnStep) {
        switch step {
        case .pageLink: open("https://e.org/page")
        case .dismissingLink: open("adbinapp://dismiss?interaction=ok&link=https%3A%2F%2Fe.org")
        case .swipe(let isMapped): stage.user.swipe(isMapped ? .up : .down)
        case .tapOutside: stage.user.tapOutside()
        case .back: host.pressBack()
        case .tapAlert: stage.user.tapButton("yes")
        default: break
        }
    }

    private func open(_ text: String) { URL(string: text).map { stage.user.openLink($0) } }

    // MARK: State

    var surfaces: [String] { stage.visibleSurfaces.map { $0 == "message" ? "b" : $0 } }

    func hasView(_ message: TurnMessage) -> Bool { app[message]?.getWebView() != nil }

    /// A line of the log; nil for a remark about the app's style.
    private func line(_ entry: StageLog.Entry) -> String? {
        let name = entry.details["messageId"] ?? ""
        let thread = entry.isOnMain ? "ui" : "bg"
        switch entry.kind {
        case .analytics:
            let words = [entry.details["propositionEventType"], entry.details["action"], name]
            return "\(thread) T(\(words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")))"
        case .openedURL: return "\(thread) open \(entry.name)"
        case .error: return "\(thread) error \(entry.name.prefix { $0 != ":" || entry.source != "stage" })"
        case .note where entry.source != "AdobeAndroid2": return "\(thread) \(entry.source).\(entry.name)"
        case .note:
            if entry.name.contains("was called inside") { return nil }
            return "\(thread) \(entry.name)(\(name.isEmpty ? "b" : name))"
        }
    }
}
