import Foundation
import HeadlessStage
public import PlatformStandIns

// Model only: the SDK lets no app make a presentation context.

extension BrazeInAppMessageUI.PresentationContext {
    /// Makes a presentation with the defaults, for code that calls a delegate in the place of the user
    /// interface. Model only.
    ///
    /// - Parameter message: the message, with local asset URLs.
    public init(modelOnly message: Braze.InAppMessage) {
        self.init(message: message, stage: .current)
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension BrazeInAppMessageUI {
    /// The traits that messages are admitted by, those of the app's topmost controller (BZ-031, BZ-151): on a device
    /// `UITraitCollection.current` has them. Model only.
    public var modelOnlyTraits: UITraitCollection {
        stage.run {
            Braze.UIUtils.activeTopmostViewController?.judgedTraits(on: stage) ?? stage.screen.traits
        }
    }
}

// Model-only API: nothing from here on exists in the SDK. It is for checks of an app's own message views.

/// What the user interface asks of a message's view.
package enum MessageViewRequest: String, Sendable {
    case present, dismiss
}

/// Hears what the user interface asks of a message's view, and when the view says that it is done. Main actor.
@MainActor package protocol MessageViewWatcher: AnyObject {
    /// The view is about to be asked; for a message that has not appeared, as soon as its dismissal is asked
    /// for (BZ-070).
    func willAsk(_ view: any InAppMessageView, to request: MessageViewRequest)
    /// The view has called the completion of one request, for the `count`th time.
    func didComplete(_ view: any InAppMessageView, _ request: MessageViewRequest, count: Int)
}

extension BrazeInAppMessageUI.ViewController {
    /// Tells the watcher of a request; gives the completion back, told of as well if there is one. Without a
    /// watcher the completion stays as it is.
    func watched(_ request: MessageViewRequest, _ completion: (() -> Void)?) -> (() -> Void)? {
        guard let watcher = ui?.viewWatcher else { return completion }
        watcher.willAsk(messageView, to: request)
        guard let completion else { return nil }
        var count = 0
        // A view may keep its completion, which must not keep the view.
        return { [weak watcher, weak view = messageView] in
            count += 1
            if let view { watcher?.didComplete(view, request, count: count) }
            completion()
        }
    }
}

// Plays what a page of Braze's does.
extension PlayedPage {
    /// Plays an event. False if the page is not waiting for it or nobody hears of it.
    func play(_ event: PageEvent) -> Bool {
        switch event {
        case .finishedLoading: return finishLoading()
        case .failedLoading(let reason):
            // The page is on the disk and is committed at once; what is missing comes out later (BZ-064).
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

    /// Plays a tap on a link: asks the navigation delegate. False without one.
    func follow(_ anchor: HtmlAnchor) -> Bool {
        guard hasDelegate else { return false }
        navigate(to: anchor.url, target: anchor.opensWindow ? .newWindow : .mainFrame)
        return true
    }
}
