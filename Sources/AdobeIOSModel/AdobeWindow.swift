import HeadlessStage
import PlatformStandIns

/// The window that the messages of a stage are put into. It keeps what is in it. Main actor.
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

    func keep(_ page: MessagePage) {
        pages.append(page)
    }

    func drop(_ page: MessagePage) {
        pages.removeAll { $0 === page }
    }

    /// Visible messages are laid out anew (AI-143).
    private func resize(to size: CGSize) {
        guard view.frame.size != size else { return }
        view.frame.size = size
        for page in pages { page.fill(size) }
    }
}
