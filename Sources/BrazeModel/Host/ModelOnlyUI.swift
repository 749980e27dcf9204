import Foundation
import HeadlessStage
public import PlatformStandIns

// Model only: in the SDK apps cannot make a presentation context.

extension BrazeInAppMessageUI.PresentationContext {
    /// Makes a presentation with the defaults, for code that calls a delegate instead of the user interface. Model
    /// only.
    ///
    /// - Parameter message: the message, with local asset URLs.
    public init(modelOnly message: Braze.InAppMessage) {
        self.init(message: message, stage: .current)
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension BrazeInAppMessageUI {
    /// The traits by which messages are admitted, those of the app's topmost view controller (BZ-031, BZ-151): on a
    /// device `UITraitCollection.current` has them. Model only.
    public var modelOnlyTraits: UITraitCollection {
        stage.run {
            Braze.UIUtils.activeTopmostViewController?.judgedTraits(on: stage) ?? stage.screen.traits
        }
    }
}

// Model-only API: nothing from here on exists in the SDK. It is for checks of an app's own message views.

/// The requests that the user interface makes of a message's view.
package enum MessageViewRequest: String, Sendable {
    case present, dismiss
}

/// Observes the user interface's requests to a message's view, and the view's completions. Main actor.
@MainActor package protocol MessageViewWatcher: AnyObject {
    /// The request is about to be made; for a message that has not appeared, as soon as its dismissal is requested
    /// (BZ-070).
    func willAsk(_ view: any InAppMessageView, to request: MessageViewRequest)
    /// The view has called the completion of a request, for the `count`th time.
    func didComplete(_ view: any InAppMessageView, _ request: MessageViewRequest, count: Int)
}

extension BrazeInAppMessageUI.ViewController {
    /// Notifies the watcher of a request. Returns a completion that also notifies the watcher, or nil if there is no
    /// completion. Without a watcher the completion is returned unchanged.
    func watched(_ request: MessageViewRequest, _ completion: (() -> Void)?) -> (() -> Void)? {
        guard let watcher = ui?.viewWatcher else { return completion }
        watcher.willAsk(messageView, to: request)
        guard let completion else { return nil }
        var count = 0
        // A view may hold its completion, so the completion must not hold the view.
        return { [weak watcher, weak view = messageView] in
            count += 1
            if let view { watcher?.didComplete(view, request, count: count) }
            completion()
        }
    }
}

// Plays the events of one of Braze's pages.
extension PlayedPage {
    /// Plays an event. False if the page is not waiting for it or nothing handles it.
    func play(_ event: PageEvent) -> Bool {
        switch event {
        case .finishedLoading: return finishLoading()
        case .failedLoading(let reason):
            // The page is on disk and is committed at once; a missing resource is detected later (BZ-064).
            return failLoading(Braze.ErrorString(reason), afterFirstContent: true)
        case .posted(let name, let json):
            let value = try? JSONSerialization.jsonObject(
                with: Data(json.utf8), options: .fragmentsAllowed)
            guard let value else { return false }
            guard let call = BridgeCall(name: name, arguments: value) else {
                return post(name: name, body: value)
            }
            return post(name: Braze.WebViewBridge.ScriptMessageHandler.name, body: call.body)
        }
    }

    /// Plays a tap on a link: asks the navigation delegate. False without a delegate.
    func follow(_ anchor: HtmlAnchor) -> Bool {
        guard hasDelegate else { return false }
        navigate(to: anchor.url, target: anchor.opensWindow ? .newWindow : .mainFrame)
        return true
    }
}
