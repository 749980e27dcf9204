import HeadlessStage
import PlatformStandIns

/// The window that the messages of a stage are put into. It keeps what is in it, and is shown while there is something. Main actor.
@MainActor final class AdobeWindow {
    let view = UIWindow(frame: .zero)
    private var pages: [MessagePage] = []

    private init(_ stage: HeadlessStage) {
        view.frame.size = stage.screen.size
        stage.screen.observe { [weak self, weak stage] in
            stage?.onMainNow { stage.map { self?.resize(to: $0.screen.size) } }
        }
    }

    /// The window of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> AdobeWindow {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(AdobeWindow.self) { MainThread.assume { AdobeWindow(stage) } }
    }

    /// Shows the window, for a page that is in it.
    func keep(_ page: MessagePage) {
        pages.append(page)
        view.isHidden = false
    }

    /// Hides the window when there is no page left, so that it takes no touches of the app's.
    func drop(_ page: MessagePage) {
        pages.removeAll { $0 === page }
        view.isHidden = pages.isEmpty
    }

    /// Visible messages are laid out anew (AI-143).
    private func resize(to size: CGSize) {
        guard view.frame.size != size else { return }
        view.frame.size = size
        for page in pages { page.fill(size) }
    }
}
