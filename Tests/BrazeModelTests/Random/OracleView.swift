/// A message's view, its controller and its window, as the rules describe them.
final class OracleView {
    let message: RandomMessage
    /// The number of its presenter.
    let presenter: Int
    /// Whether the controller has appeared (BZ-050).
    var hasAppeared = false
    /// Whether the view is in its controller's view.
    var isInside = false
    /// Whether a dismissal was ever requested (BZ-153).
    var isDismissed = false
    var isPresented = false
    /// Whether a modal takes touches (BZ-157).
    var takesTouches = true
    /// How many completions of its entry are pending: each of them retains the controller (BZ-153).
    var holds = 0
    /// A page's web view.
    var page = OraclePage()

    init(_ message: RandomMessage, presenter: Int) {
        self.message = message
        self.presenter = presenter
    }

    /// Whether a touch reaches it, if it is on the screen (BZ-130, BZ-157).
    var isReached: Bool {
        switch message.kind {
        case .slideup: true
        case .modal, .full: isPresented && takesTouches
        case .modalImage, .fullImage: isPresented
        case .page, .pageWithAssets: isPresented && page.isThere && page.isInside
        case .control, .own: false
        }
    }
}

/// A page's web view, as the rules describe it (BZ-155).
struct OraclePage {
    /// Whether the view has a web view (BZ-137).
    var isThere = false
    /// Whether it is in the message's view.
    var isInside = false
    /// Whether a load is in progress.
    var isLoading = false
    /// Whether the end of a load still calls the completion of the entry.
    var completesEntry = false
    var leavesAnimated = true
}

/// A message's context, as the rules describe it.
struct OracleContext {
    var isDiscarded = false
    var hasImpression = false

    var isValid: Bool { !isDiscarded && !hasImpression }
}
