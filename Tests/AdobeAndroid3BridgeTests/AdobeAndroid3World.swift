import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

import class AdobeAndroid3Model.Alert

/// A stage with Adobe's SDK for Android 3, and a handler that drives it.
@MainActor final class AdobeAndroid3World {
    let stage = HeadlessStage()
    let host: AdobeAndroid3Host
    let handler = RecordingHandler()
    let bridge: AdobeAndroid3Bridge
    let gate: GateSpy
    private(set) var diagnostics: [Diagnostic] = []

    init() {
        host = AdobeAndroid3Host(stage: stage)
        let (handler, stage) = (handler, stage)
        let bridge = stage.run { AdobeAndroid3Bridge(handler).attach() }
        self.bridge = bridge
        gate = GateSpy(bridge)
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0) }
    }

    deinit { stage.endProcess() }

    var calls: [String] { handler.calls }

    /// Puts the spy between the SDK and the bridge, for messages that are triggered from now on.
    func spyOnGate() {
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(gate) }
    }

    func trigger(_ id: String = "m1", _ parameters: String = "{}") throws {
        try host.trigger(json: Self.payload(id, parameters))
        stage.runUntilIdle()
    }

    /// Runs an action on the stage, then runs until it is idle.
    func run(_ action: @MainActor () throws -> Void) rethrows {
        try stage.run { try action() }
        stage.runUntilIdle()
    }

    func open(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    func message(_ id: String = "m1") throws -> CompatMessage {
        try #require(handler.messages.last { $0.id == id })
    }

    func create<T: Presentation>(_ presentation: T) throws -> any Presentable<T> {
        try stage.run {
            try ServiceProvider.getInstance().uiService.create(presentation, host.utilityProvider)
        }
    }

    func alert() throws -> any Presentable<Alert> {
        try create(Alert(AlertSettings.Builder().positiveButtonText("yes").build(), QuietAlert()))
    }

    /// The events sent to Adobe, and those written into the device's history.
    var records: [String] {
        stage.log.entries(of: .analytics).map { entry in
            let type = entry.details["eventType"] ?? ""
            let more = entry.details["action"] ?? entry.details["reason"] ?? ""
            return entry.name == "Messaging interaction event"
                ? "edge \(type.replacingOccurrences(of: "decisioning.proposition", with: "")) \(more)"
                : "history \(type) \(more)"
        }
    }

    /// An in-app consequence, as the SDK finds it in a ruleset.
    nonisolated static func payload(_ id: String, _ parameters: String = "{}") -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {"campaign": "spring"},
            "mobileParameters": \(parameters)}}}
        """
    }
}

/// Forwards everything to a delegate and records its answers.
@MainActor final class GateSpy {
    private(set) var answers: [String] = []
    private let delegate: any PresentationDelegate & Sendable

    init(_ delegate: any PresentationDelegate & Sendable) { self.delegate = delegate }

    fileprivate func ask(_ presentable: any Presentable) -> Bool {
        let answer = delegate.canShow(presentable)
        answers.append("\(presentable.getState()) \(answer)")
        return answer
    }
}

extension GateSpy: PresentationDelegate {
    // The SDK calls on the main thread (A3-012).
    nonisolated func canShow(_ presentable: any Presentable) -> Bool {
        // Sound: it stays on this thread.
        nonisolated(unsafe) let presentable = presentable
        return MainThread.assume { ask(presentable) }
    }
    nonisolated func onShow(_ presentable: any Presentable) { delegate.onShow(presentable) }
    nonisolated func onHide(_ presentable: any Presentable) { delegate.onHide(presentable) }
    nonisolated func onDismiss(_ presentable: any Presentable) { delegate.onDismiss(presentable) }
    nonisolated func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) { delegate.onContentLoaded(presentable, presentationContent) }
}
