import AdobeAndroidShared
import HeadlessStage

/// An in-app message on the screen.
///
/// The container is there from the moment the message is shown; its page is composed afterwards (A3-115) and
/// disposed of when the message is hidden, dismissed or loses its activity (A3-051, A3-062).
///
/// `@unchecked Sendable` is sound: what it adds to its base class is immutable or main-actor state.
final class InAppMessagePresentable: AEPPresentable<InAppMessage>, @unchecked Sendable {
    private let scripts: DefaultInAppMessageEventHandler
    @MainActor private var page: MessagePage?
    /// Counts arrivals on the screen, so that what belongs to an earlier one is not done in a later one.
    @MainActor private var arrival = 0
    /// Whether the message is hidden, and the screen has yet to take notice.
    @MainActor private var isAboutToLeave = false

    override init(_ presentation: InAppMessage, _ means: PresentableMeans) {
        scripts = DefaultInAppMessageEventHandler(stage: means.stage)
        super.init(presentation, means)
        presentation.eventHandler = scripts
    }

    /// In-app messages alone have a gate, and only with a delegate (A3-005, A3-035).
    override func canShow() -> Bool {
        delegate?.canShow(self) ?? true
    }

    override func tell(_ event: PresentationEvent) {
        presentation.eventListener.hear(event, of: self)
    }

    // MARK: On and off the screen

    /// Hidden and shown in one turn the message keeps its page (A3-131).
    override func attach() {
        if isAboutToLeave {
            isAboutToLeave = false
            return
        }
        super.attach()
        arrival += 1
        disposePage()
        note("view attached")
        stage?.onMain { [weak self, arrival] in self?.compose(arrival) }
    }

    @MainActor private func compose(_ arrival: Int) {
        guard arrival == self.arrival, getState() == .visible, let stage else { return }
        // The handlers go in before the content is loaded (A3-112).
        let page = MessagePage(fitsToContent: presentation.settings.fitToContent, stage: stage)
        scripts.install(on: page)
        self.page = page
        note("web view created")
    }

    override func detach() {
        isAboutToLeave = false
        arrival += 1
        disposePage()
        super.detach()
        note("view detached")
    }

    /// A dismissal takes effect at once; the hiding when the turn is over, unless the message was shown again.
    override func leave(forGood: Bool) {
        isAboutToLeave = !forGood
        guard !forGood else { return leaveScreen(forGood: true) }
        stage?.onMain { [weak self] in
            guard let self, isAboutToLeave else { return }
            isAboutToLeave = false
            leaveScreen(forGood: false)
        }
    }

    /// A dismissal removes the container with the page. The container of a message that is hidden waits for the
    /// end of a page that is gone already, and stays (A3-053).
    @MainActor private func leaveScreen(forGood: Bool) {
        let hadPage = page != nil
        let leaving = arrival
        stage?.animate(seconds: hadPage ? presentation.settings.dismissAnimation.duration : 0) {
            [weak self] in
            guard let self, leaving == arrival else { return }
            arrival += 1
            disposePage()
            stage?.remove(self)
            if forGood, hadPage { note("container removed") }
        }
    }

    @MainActor private func disposePage() {
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

    /// Takes a gesture. Pages have no native buttons, so a button or the close box is taken for the link that
    /// such a page would carry: `adbinapp://dismiss` with the button's id as the interaction, or with a
    /// parameter of no meaning, for without a query it would not dismiss (A3-085).
    override func perform(_ gesture: UserGesture) -> Bool {
        guard getState() == .visible, page != nil else { return false }
        switch gesture {
        case .openLink(let url): return navigatePage(to: url.absoluteString)
        case .tapButton(let id): return navigatePage(to: Self.dismissal("interaction", id))
        case .close: return navigatePage(to: Self.dismissal("action", "close"))
        case .swipe(let direction): return take(MessageGesture(direction))
        case .swipeAway: return take(firstSwipe)
        case .tapOutside: return presentation.settings.shouldTakeOverUi && take(.tapBackground)
        case .tapMessage: return false
        }
    }

    /// Blank text is swallowed without asking anybody (A3-082).
    override func navigatePage(to text: String?) -> Bool {
        guard getState() == .visible, page != nil else { return false }
        if let text, !text.allSatisfy(\.isWhitespace) { load(text) }
        return true
    }

    private static func dismissal(_ name: String, _ value: String) -> String {
        // Values are decoded twice; an ampersand cannot be carried, for the text is split after that (A3-087).
        let encoded = value.formEncoded.formEncoded
        return "adbinapp://dismiss?\(name)=\(encoded)"
    }

    private var firstSwipe: MessageGesture? {
        UserGesture.SwipeDirection.allCases.lazy.map(MessageGesture.init).first {
            self.presentation.settings.gestureMap[$0] != nil
        }
    }

    /// A gesture in the map dismisses, and then its URL is processed as a link, be it empty (A3-071, A3-129); others
    /// are ignored.
    @MainActor func take(_ gesture: MessageGesture?) -> Bool {
        guard let url = gesture.flatMap({ presentation.settings.gestureMap[$0] }) else { return false }
        dismiss()
        load(url)
        return true
    }

    override func pressBack() -> Bool {
        presentation.eventListener.onBackPressed(self)
        dismiss()
        return true
    }

    override func receive(_ event: PageEvent) -> Bool {
        guard let page, getState() == .visible else { return false }
        return page.receive(event)
    }

    /// A URL that the page, or a gesture, asks for: the listener first, then the system; the page only if
    /// neither took it, and the delegate only if one did (A3-080).
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
    /// Asks the listener. The SDK's own can fail, and nothing in the SDK catches that (A3-088, A3-090): what
    /// becomes of the app is open in the rules; here the request ends without a word to anybody.
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
