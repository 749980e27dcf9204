import Airship17Contracts
import Airship17Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// Retains windows, as a presenter of an app does.
@MainActor private final class Windows {
    var all: [UIWindow] = []
}

/// A delegate that lets everything through.
private final class Plain: NSObject, InAppMessagingDelegate {
    func isMessageReady(forDisplay message: InAppMessage) -> Bool { true }
}

/// An adapter that shows its message in a window of its own or of the app's. `@unchecked Sendable` is sound: its state is constant.
private final class Guest: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    enum Kind: Sendable, CaseIterable {
        case leavesWindow, hidesWindow, hidesLater, leavesView, removesView, leavesScreen, dismissesScreen
    }

    private let kind: Kind
    private let windows: Windows?

    init(_ kind: Kind, _ windows: Windows?) {
        self.kind = kind
        self.windows = windows
    }

    static func adapter(for message: InAppMessage) -> Guest { Guest(.hidesWindow, nil) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }

    func isReadyToDisplay() -> Bool { true }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let report = Carried(completionHandler)
        MainThread.assume {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            guard let scene, let host = scene.windows.first else {
                report.value(.userDismissed())
                return
            }
            switch kind {
            case .leavesWindow, .hidesWindow, .hidesLater: showWindow(in: scene, report)
            case .leavesView, .removesView:
                let view = UIView(frame: .zero)
                host.addSubview(view)
                if kind == .removesView { view.removeFromSuperview() }
                report.value(.userDismissed())
            case .leavesScreen, .dismissesScreen:
                host.rootViewController?.present(UIViewController(), animated: false)
                if kind == .dismissesScreen { host.rootViewController?.dismiss(animated: false) }
                report.value(.userDismissed())
            }
        }
    }

    @MainActor private func showWindow(
        in scene: UIWindowScene, _ report: Carried<(InAppMessageResolution) -> Void>
    ) {
        let window = UIWindow(windowScene: scene)
        windows?.all.append(window)
        window.rootViewController = UIViewController()
        window.isHidden = false
        guard kind != .hidesLater else {
            MainThread.after(2) {
                window.isHidden = true
                report.value(.userDismissed())
            }
            return
        }
        window.isHidden = kind == .hidesWindow
        report.value(.userDismissed())
    }
}

/// What adapters leave on the screen.
@Suite("Airship 17 adapters, what they leave on the screen", .timeLimit(.minutes(20))) @MainActor
struct Airship17LeftWindowTests {
    private func found(_ kind: Guest.Kind) -> [String] {
        let windows = Windows()
        let parts = AppParts<any InAppMessagingDelegate> { delegate, _ in
            if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
                let window = UIWindow(windowScene: scene)
                window.rootViewController = UIViewController()
                window.isHidden = false
                windows.all.append(window)
            }
            let manager = InAppAutomation.shared.inAppMessageManager
            manager.delegate = delegate
            let types: [InAppMessageDisplayType] = [.banner, .modal, .fullScreen, .HTML, .custom]
            for type in types { manager.setFactoryBlock({ _ in Guest(kind, windows) }, for: type) }
        }
        return Airship17Contract.verify(parts: parts, gateLimit: 5) { Plain() }.findings.map(\.description)
    }

    @Test(
        "AS-047 a window, view or screen that an adapter leaves when its display has ended is found; one that goes is not"
    )
    func left() {
        func text(_ what: String) -> [String] {
            [
                "[airship17] neverEnds (AS-047): display(_:) of an adapter called its completion handler while its \(what) was "
                    + "on screen, and it is still there: later messages appear next to it. Expected: display(_:) calls its "
                    + "completion handler when its \(what) is dismissed, in whichever way."
            ]
        }
        #expect(found(.leavesWindow) == text("window"))
        #expect(found(.leavesView) == text("view"))
        #expect(found(.leavesScreen) == text("view controller"))
        for kind in [Guest.Kind.hidesWindow, .hidesLater, .removesView, .dismissesScreen] {
            #expect(found(kind) == [], "\(kind)")
        }
    }
}
