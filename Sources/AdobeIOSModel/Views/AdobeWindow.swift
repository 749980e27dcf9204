import Foundation
import HeadlessStage
import PlatformStandIns

/// The window of a stage's messages. It keeps its contents, and is visible while it has any. Main actor.
@MainActor final class AdobeWindow {
    let view = UIWindow(frame: .zero)
    /// The pages whose web views are in the window.
    private var pages: [MessagePage] = []
    private weak var stage: HeadlessStage?

    private init(_ stage: HeadlessStage) {
        self.stage = stage
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

    /// Whether the app has a window (AI-173); without a scene it has none.
    var isThere: Bool { stage?.scenes.all.isEmpty == false }

    /// Updates the stage after views were added to the window or removed from it. All its contents are surfaces of the
    /// stage. An empty window is hidden, so that it does not take the app's touches.
    /// - Parameter page: the page that was added on top.
    func update(raising page: MessagePage? = nil) {
        guard let stage else { return }
        for gone in pages where !gone.webView.isDescendant(of: view) {
            stage.remove(gone)
            gone.note("view removed", on: stage)
        }
        pages.removeAll { $0 === page || !$0.webView.isDescendant(of: view) }
        for come in brought.filter({ $0 !== page }) + (page.map { [$0] } ?? []) {
            pages.append(come)
            stage.show(come)
        }
        view.isHidden = pages.isEmpty
    }

    /// Pages that were left behind in a backdrop and returned to the screen with it (AI-149).
    private var brought: [MessagePage] {
        view.subviews.compactMap { $0 as? MessageBackdrop }.flatMap(\.pages)
            .filter { page in !pages.contains { $0 === page } }
    }

    private func resize(to size: CGSize) {
        guard view.frame.size != size else { return }
        view.frame.size = size
        stage.map { ShownMessages.of($0).windowDidChange(size) }
    }
}
