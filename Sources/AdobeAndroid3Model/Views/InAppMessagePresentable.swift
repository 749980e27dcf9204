import AdobeAndroidShared
import AdobePayload
import HeadlessStage

/// An in-app message on the screen.
///
/// A show adds a container to the activity, unless it is already there. Its page is composed afterwards (A3-115). The
/// composed page follows the state from one frame to the next, so two commands in one run-loop turn leave the page
/// alone (A3-131). When the message is no longer visible, the page leaves with its animation and is disposed of
/// (A3-051). The container of a dismissed message is removed together with its page. Without a page it stays (A3-053,
/// A3-136), with its dialog if the message takes over the screen (A3-135).
///
/// `@unchecked Sendable` is sound: what it adds to its base class is immutable or main-actor state.
final class InAppMessagePresentable: AEPPresentable<InAppMessage>, @unchecked Sendable {
    private let scripts: DefaultInAppMessageEventHandler
    @MainActor private var page: MessagePage?
    /// The activity that the container is in; nil without a container.
    @MainActor private(set) var containerActivity: Activity?
    /// Whether there was a frame since the container was added.
    @MainActor private var isComposed = false
    @MainActor private var isFramePosted = false
    /// The number of the running exit animation; nil for none.
    @MainActor private var exit: Int?
    @MainActor private var lastExit = 0
    /// Whether the container is removed together with the page.
    @MainActor private var isRemovalAwaited = false

    override init(_ presentation: InAppMessage, _ means: PresentableMeans) {
        scripts = DefaultInAppMessageEventHandler(stage: means.stage)
        super.init(presentation, means)
        presentation.eventHandler = scripts
    }

    /// Only in-app messages have a gate, and only with a delegate (A3-005, A3-035).
    override func canShow() -> Bool {
        AskedDelegate.asking("canShow") { delegate?.canShow(self) ?? true }
    }

    override func tell(_ event: PresentationEvent) {
        presentation.eventListener.hear(event, of: self)
    }

    // MARK: On and off the screen

    /// A container that is already in the activity is reused.
    override func attach() {
        super.attach()
        if containerActivity !== activity, let stage {
            disposePage()
            containerActivity = activity
            isComposed = false
            // A pending removal concerns the old container only.
            isRemovalAwaited = false
            MessageContainers.of(stage).add(self)
            note("view attached")
        }
        postFrame()
    }

    @MainActor private func postFrame() {
        guard !isFramePosted, let stage else { return }
        isFramePosted = true
        stage.onMain { [weak self] in
            self?.isFramePosted = false
            self?.compose()
        }
    }

    /// Updates the screen from the state.
    @MainActor private func compose() {
        guard containerActivity != nil else { return }
        isComposed = true
        if getState() == .visible {
            exit = nil
            if page == nil { makePage() }
        } else if page == nil {
            stage?.remove(self)
        } else if exit == nil {
            leaveScreen()
        }
    }

    /// The functions are added before the content is loaded (A3-112).
    @MainActor private func makePage() {
        guard let stage else { return }
        let page = MessagePage(fitsToContent: presentation.settings.fitToContent, stage: stage)
        scripts.install(on: page)
        self.page = page
        note("web view created")
    }

    @MainActor private func leaveScreen() {
        lastExit += 1
        let leaving = lastExit
        exit = leaving
        stage?.animate(seconds: presentation.settings.dismissAnimation.duration) { [weak self] in
            guard let self, exit == leaving else { return }
            disposePage()
            stage?.remove(self)
            if isRemovalAwaited { removeContainer("container removed") }
        }
    }

    override func leave(forGood: Bool) {
        if forGood { isRemovalAwaited = true }
        postFrame()
    }

    override func detach() { loseContainer() }

    /// The activity with the container is gone, or the message moves to another one.
    @MainActor func loseContainer() {
        disposePage()
        super.detach()
        removeContainer("view detached")
    }

    @MainActor private func removeContainer(_ text: String) {
        guard containerActivity != nil else { return }
        containerActivity = nil
        isComposed = false
        isRemovalAwaited = false
        stage.map { MessageContainers.of($0).remove(self) }
        note(text)
    }

    @MainActor private func disposePage() {
        exit = nil
        page = nil
        scripts.removePage()
    }

    @MainActor private func note(_ text: String) {
        stage?.log.record(.note, from: AdobeLog.source, text, ["messageId": surfaceName])
    }

    // MARK: The page and the user

    override var surfaceName: String {
        stage.flatMap { MessageMap.of($0).message(of: presentation.id)?.getId() } ?? stageName
    }

    /// Handles a gesture. Pages have no native buttons: a button is an element of the page, and the close box is
    /// treated as the link that such a page would contain. That is `adbinapp://dismiss` with a meaningless parameter,
    /// because without a query it would not dismiss (A3-085).
    override func perform(_ gesture: UserGesture) -> Bool {
        guard getState() == .visible, page != nil else { return false }
        switch gesture {
        case .openLink(let url): return navigatePage(to: url.absoluteString)
        case .tapButton(let name): return tapElement(named: name)
        case .close: return navigatePage(to: "adbinapp://dismiss?action=close")
        case .swipe(let direction): return take(MessageGesture(direction))
        case .swipeAway: return take(firstSwipe)
        case .tapOutside: return presentation.settings.shouldTakeOverUi && take(.tapBackground)
        case .tapMessage: return false
        }
    }

    /// Blank text is ignored without asking the listener (A3-082).
    override func navigatePage(to text: String?) -> Bool {
        guard getState() == .visible, page != nil else { return false }
        if let text, !text.isBlankInKotlin { load(text) }
        return true
    }

    /// Taps a link or a button of the page.
    @MainActor private func tapElement(named name: String) -> Bool {
        PageElement.ofAdobe(named: name, in: presentation.settings.content)?.tap { link, _ in
            navigatePage(to: link)
        } call: {
            receive(.posted(name: $0, json: $1))
        } ?? false
    }

    private var firstSwipe: MessageGesture? {
        UserGesture.SwipeDirection.allCases.lazy.map(MessageGesture.init).first {
            self.presentation.settings.gestureMap[$0] != nil
        }
    }

    /// A gesture in the map dismisses the message. Then its URL is processed as a link, even if it is empty (A3-071,
    /// A3-129). Other gestures are ignored.
    @MainActor func take(_ gesture: MessageGesture?) -> Bool {
        guard let url = gesture.flatMap({ presentation.settings.gestureMap[$0] }) else { return false }
        dismiss()
        load(url)
        return true
    }

    /// Whether there is a dialog. A message that takes over the screen has one from its first frame on, visible or not
    /// (A3-135).
    @MainActor var hasDialog: Bool { isComposed && presentation.settings.shouldTakeOverUi }

    override func keepDialogInFront() {
        if presentation.settings.shouldTakeOverUi, containerActivity != nil { stage?.show(self) }
    }

    /// Without a dialog the message handles a press while it is visible (A3-070).
    override func backPressInterest(in activity: Activity) -> BackPressInterest {
        isComposed && !hasDialog && containerActivity === activity ? .handler : .none
    }

    override func pressBack() {
        presentation.eventListener.onBackPressed(self)
        dismiss()
    }

    override func receive(_ event: PageEvent) -> Bool {
        guard let page, getState() == .visible else { return false }
        return page.receive(event)
    }

    /// Handles a URL that the page, or a gesture, requests: the listener first, then the system. The page loads it only
    /// if neither handled it, and the delegate is called only if one did (A3-080).
    @MainActor private func load(_ url: String) {
        let isHandled: Bool
        do {
            isHandled = try isHandledByListener(url) || utilities.openUri(url)
        } catch {
            stage?.log.record(.error, from: AdobeLog.source, "\(error.message)")
            return
        }
        if isHandled {
            delegate?.onContentLoaded(self, UrlContent(url))
        } else {
            note("page navigates to \(url)")
        }
    }
}

extension InAppMessagePresentable {
    /// Asks the listener. The SDK's own listener can fail, and the SDK does not catch that (A3-088, A3-090). The rules
    /// do not say what happens to the app; here the request ends without any callback.
    @MainActor private func isHandledByListener(_ url: String) throws(IllegalArgumentException) -> Bool {
        guard let own = presentation.eventListener as? MessagingFullscreenEventListener else {
            return presentation.eventListener.onUrlLoading(self, url)
        }
        return try own.follow(url, of: self)
    }
}

extension MessageGesture {
    fileprivate init(_ direction: UserGesture.SwipeDirection) {
        self =
            switch direction {
            case .up: .swipeUp
            case .down: .swipeDown
            case .left: .swipeLeft
            case .right: .swipeRight
            }
    }
}
