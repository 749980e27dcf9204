// Model only: nothing in this file exists in the SDK. It is for code that hands a delegate messages which
// another SDK shows.

/// What shows messages in the place of this model's runtime. Each member is called by the member of
/// `BrazeInAppMessageUI` of the same name.
@MainActor public protocol ForeignPresenter: AnyObject {
    /// The view of the message that is visible.
    var messageView: (any InAppMessageView)? { get }
    /// The messages that wait, the last one on top.
    var stack: [Braze.InAppMessage] { get }
    /// The app presents a message.
    func present(_ message: Braze.InAppMessage)
    /// The app wants the message on top of the stack presented.
    func presentNext()
    /// The app wants the visible message dismissed.
    func dismiss(completion: (() -> Void)?)
    /// The SDK wants every message forgotten; the visible one is dismissed after it (BZ-110). Default: nothing.
    func forgetMessages()
    /// A view of the app's reports that it has left; see `modelOnlyController(for:_:)`. Default: nothing.
    func viewDidLeave(_ view: any InAppMessageView)
}

extension ForeignPresenter {
    public func forgetMessages() {}
    public func viewDidLeave(_ view: any InAppMessageView) {}
}

extension BrazeInAppMessageUI {
    /// Makes a user interface whose messages something else shows; that is held weakly. Model only.
    public convenience init(presenter: any ForeignPresenter) {
        self.init()
        foreign = presenter
    }
}

extension BrazeInAppMessageUI {
    /// Makes the controller of a view of the app's that something else puts on the screen, so that the view can report
    /// its life (BZ-072). `viewDidAppear(_:)` makes the view enter, `dismissMessage(completion:)` makes it leave. Model
    /// only.
    /// - Parameter context: what the view shows and how.
    public func modelOnlyController(
        for view: any InAppMessageView, _ context: PresentationContext
    ) -> ViewController {
        ViewController(ui: self, view: view, presentation: context)
    }
}

extension BrazeInAppMessageUI.PresentationContext {
    /// The view that the model would show: the app's own, or the built-in one. Nil if kind of message and
    /// kind of attributes do not match (BZ-042). Model only.
    public func messageView() -> (any InAppMessageView)? {
        makeView()
    }
}
