import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage
import PlatformStandIns

/// A message on the activity: the surface that receives the user's gestures. Main actor.
@MainActor final class MessageFragment: StageSurface, ActivityDialog {
    let message: AEPMessage
    private weak var stage: HeadlessStage?
    /// The gesture mapping at the time the fragment was first attached: later changes count for the next one (A2-107).
    /// nil before.
    private var gestures: MessageSettings.Gestures?
    private var isOnScreen = false

    init(_ message: AEPMessage, stage: HeadlessStage) {
        self.message = message
        self.stage = stage
    }

    /// The fragment is attached to the activity: the monitor is occupied (A2-041) and the page is loaded. Does nothing
    /// if the fragment was already dismissed.
    func attach() {
        guard let stage, ActivityContents.of(stage).contains(self) else { return }
        if gestures == nil { gestures = settings?.currentGestures }
        MessageMonitor.of(stage).occupy()
        isOnScreen = message.prepareView()
        stayInFront()
    }

    /// The fragment has left the activity, or the activity is gone: the monitor is free, even if another message has
    /// occupied it (A2-041), and the message has no fragment to animate (A2-050).
    func detach() {
        guard let stage, ActivityContents.of(stage).contains(self) else { return }
        ActivityContents.of(stage).remove(self)
        message.lose(self)
        leaveScreen(of: stage)
    }

    /// The activity is recreated, with its fragments.
    func rotate() {
        guard let stage else { return }
        leaveScreen(of: stage)
        attach()
    }

    func stayInFront() {
        if isOnScreen { stage?.show(self) }
    }

    private func leaveScreen(of stage: HeadlessStage) {
        isOnScreen = false
        stage.remove(self)
        MessageMonitor.of(stage).free()
    }

    var surfaceName: String { message.parent?.getId() ?? "message" }

    // MARK: Gestures of the user

    /// The back button dismisses the message (A2-056).
    func pressBack() {
        message.dismiss(isBackPress: true)
    }

    private var settings: MessageSettings? { message.getMessageSettings() }

    /// Handles a gesture. HTML messages have no native buttons: a button is an element of the page, and the close box
    /// is treated as the link that such a page would contain, `adbinapp://dismiss`.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .openLink(let url): _ = message.navigate(to: url.absoluteString)
        case .tapButton(let name): return tapElement(named: name)
        case .close: _ = message.navigate(to: "adbinapp://dismiss")
        case .swipe(let direction): return swipe(direction)
        case .swipeAway: return swipe(swipeAwayDirection)
        case .tapOutside: return tapBackdrop()
        case .tapMessage: return false
        }
        return true
    }

    /// Taps a link or a button of the page.
    private func tapElement(named name: String) -> Bool {
        PageElement.ofAdobe(named: name, in: message.html)?.tap { link, _ in
            _ = message.navigate(to: link)
            return true
        } call: {
            receive(.posted(name: $0, json: $1))
        } ?? false
    }

    /// Any gesture in the map enables all four directions. The view moves away first. Then the direction's behaviour
    /// runs; if it has none, or a blank one, the message is dismissed (A2-085, A2-106, A2-217).
    private func swipe(_ direction: UserGesture.SwipeDirection) -> Bool {
        guard let stage, gestures?.detectsSwipes == true else { return false }
        isOnScreen = false
        stage.remove(self)
        stage.animate(seconds: 0.3) { [self] in
            message.state.withLock { $0.isSwipedAway = true }
            if let behaviour = behaviour(of: direction), !behaviour.isBlankInJava {
                _ = message.listener?.overrideUrlLoad(message, behaviour)
            } else {
                message.dismiss()
            }
        }
        return true
    }

    private func behaviour(of direction: UserGesture.SwipeDirection) -> String? {
        let gesture: MessageGesture =
            switch direction {
            case .up: .swipeUp
            case .down: .swipeDown
            case .left: .swipeLeft
            case .right: .swipeRight
            }
        return gestures?.behaviours[gesture]
    }

    /// A direction that dismisses the message: preferably one that is mapped to a dismissal, else one that is not
    /// mapped.
    private var swipeAwayDirection: UserGesture.SwipeDirection {
        let all = UserGesture.SwipeDirection.allCases
        let mapped = all.first { behaviour(of: $0)?.hasPrefix("adbinapp://dismiss") == true }
        return mapped ?? all.first { behaviour(of: $0)?.isBlankInJava ?? true } ?? .down
    }

    /// Without takeover the app gets the tap. With takeover, the tap has an effect only if its behaviour is not blank
    /// (A2-086, A2-106).
    private func tapBackdrop() -> Bool {
        guard let stage, let settings, settings.getUITakeover() else { return false }
        if let behaviour = gestures?.behaviours[.backgroundTap], !behaviour.isBlankInJava {
            _ = stage.run { message.listener?.overrideUrlLoad(message, behaviour) }
        }
        return true
    }

    // MARK: Events of the page

    /// The loading of the page is not handled here. A posted message is the page's `name.run(text)`.
    func receive(_ event: PageEvent) -> Bool {
        guard case .posted(let name, let json) = event else { return true }
        do {
            let interface = ScriptName.of(name, suffix: ".run")
            return message.getWebView()?.run(interface, try PostedText.text(of: json)) ?? false
        } catch {
            return false
        }
    }
}
