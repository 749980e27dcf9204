import Airship18Contracts
import Airship18Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that is busy until the app's step is over.
@MainActor private final class Busy: InAppMessageDisplayDelegate {
    var isBusy = true

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { !isBusy }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// A delegate that is not ready the first time, and tells the SDK when it is.
@MainActor private final class Once: InAppMessageDisplayDelegate {
    private var isAsked = false
    private var isReady = false

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        if !isAsked {
            isAsked = true
            MainThread.after(3) { [self] in
                isReady = true
                Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
            }
        }
        return isReady
    }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// Retains windows, as a presenter of an app does.
@MainActor private final class Windows {
    var all: [UIWindow] = []
}

/// An adapter that shows its message in a window.
@MainActor private final class Poster: CustomDisplayAdapter {
    private let windows: Windows
    private let isLeft: Bool
    let isReady = true

    init(_ windows: Windows, isLeft: Bool) {
        self.windows = windows
        self.isLeft = isLeft
    }

    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        let window = UIWindow(windowScene: scene)
        windows.all.append(window)
        window.rootViewController = UIViewController()
        window.isHidden = false
        if !isLeft { window.isHidden = true }
        return .userDismissed
    }
}

/// Mistakes that no callback shows, and that the report names nevertheless.
@Suite("Quiet mistakes of Airship 18 delegates", .timeLimit(.minutes(20))) @MainActor
struct Airship18FindingTests {
    private func report(_ steps: String, tellsSDK: Bool) throws -> DelegateReport {
        let payload = try #require(String(bytes: ShapeKit.airship18.campaigns.sale, encoding: .utf8))
        let text =
            #"{"name": "checkout", "shape": "airship18", "payloads": {"a": \#(payload)}, "steps": [\#(steps)]}"#
        return Airship18Contract.verify(
            scenarios: [text],
            appSteps: [
                "checkoutEnds": { delegate in
                    (delegate as? Busy)?.isBusy = false
                    if tellsSDK { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
                }
            ], only: [], gateLimit: 5
        ) { Busy() }
    }

    @Test("AM-003 a delegate that is ready again and does not notify the SDK is found; one that does is not")
    func waitsForEver() throws {
        let steps = #"{"trigger": "a"}, {"app": "checkoutEnds"}"#
        #expect(
            try report(steps, tellsSDK: false).findings.map(\.description) == [
                "[airship18] waitsForEver (AM-003): isMessageReadyToDisplay answered false, would answer true by now, and was "
                    + "not asked again: the message waits for ever. Expected: notifyDisplayConditionsChanged() as soon as the "
                    + "condition that the message waits for is met."
            ])
        #expect(try report(steps, tellsSDK: true).findings == [])
        #expect(try report(#"{"trigger": "a"}"#, tellsSDK: false).findings == [])
    }

    @Test(
        "AM-003 a delegate that refuses once and notifies the SDK once is correct in every scenario"
    )
    func toldOnce() {
        let report = Airship18Contract.verify(gateLimit: 5) { Once() }
        #expect(report.findings == [], "\(report)")
    }

    @Test(
        "AM-007 an adapter's window that stays after its display has returned is found; one that is removed is not"
    )
    func windows() {
        func found(_ isLeft: Bool) -> [String] {
            let windows = Windows()
            let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
                let messaging = Airship.inAppAutomation.inAppMessaging
                messaging.displayDelegate = delegate
                messaging.setCustomAdapter(forType: .custom) { _ in
                    MainActor.assumeIsolated { Poster(windows, isLeft: isLeft) }
                }
            }
            return Airship18Contract.verify(parts: parts, only: ["shown"], gateLimit: 5) { Once() }.findings
                .map(\.description)
        }
        #expect(
            found(true) == [
                "[airship18] neverEnds (AM-007): display(scene:) of an adapter returned while its window was on screen, and it "
                    + "is still there: later messages appear next to it. Expected: display(scene:) returns when its window is "
                    + "dismissed, in whichever way."
            ])
        #expect(found(false) == [])
    }

    @Test(
        "AM-005 an adapter that says too early that it is ready has one finding, and its loop none of its own"
    )
    func hasty() {
        let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
            let messaging = Airship.inAppAutomation.inAppMessaging
            messaging.displayDelegate = delegate
            let types: [CustomDisplayAdapterType] = [.banner, .modal, .fullscreen, .html, .custom]
            for type in types { messaging.setCustomAdapter(forType: type) { _ in Hasty() } }
        }
        let report = Airship18Contract.verify(parts: parts, gateLimit: 5) { Once() }
        #expect(
            report.findings.map(\.description) == [
                "[airship18] neverReady (AM-005): waitForReady returned 10 times in a row while isReady was false: the SDK "
                    + "calls it again immediately, without end. Expected: waitForReady returns when isReady has become true."
            ])
    }

    @Test(
        "AM-007 a view or a screen that an adapter leaves in the app's window is found; one that is removed is not"
    )
    func views() {
        func found(_ kind: Guest.Kind) -> [String] {
            let windows = Windows()
            let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
                if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UIViewController()
                    window.isHidden = false
                    windows.all.append(window)
                }
                let messaging = Airship.inAppAutomation.inAppMessaging
                messaging.displayDelegate = delegate
                messaging.setCustomAdapter(forType: .custom) { _ in Guest(kind) }
            }
            return Airship18Contract.verify(parts: parts, only: ["shown"], gateLimit: 5) { Once() }.findings
                .map(\.description)
        }
        func text(_ what: String) -> [String] {
            [
                "[airship18] neverEnds (AM-007): display(scene:) of an adapter returned while its \(what) was on screen, and "
                    + "it is still there: later messages appear next to it. Expected: display(scene:) returns when its \(what) "
                    + "is dismissed, in whichever way."
            ]
        }
        #expect(found(.leavesView) == text("view"))
        #expect(found(.leavesScreen) == text("view controller"))
        for kind in [Guest.Kind.removesView, .hidesView, .dismissesScreen] { #expect(found(kind) == []) }
    }
}

/// An adapter that shows its message in a window of the app's.
@MainActor private final class Guest: CustomDisplayAdapter {
    enum Kind: Sendable {
        case leavesView, removesView, hidesView, leavesScreen, dismissesScreen
    }

    private let kind: Kind

    nonisolated init(_ kind: Kind) { self.kind = kind }

    var isReady: Bool { true }
    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        guard let window = scene.windows.first else { return .userDismissed }
        let (view, screen) = (UIView(frame: .zero), UIViewController())
        switch kind {
        case .leavesView, .removesView, .hidesView:
            window.addSubview(view)
            if kind == .removesView { view.removeFromSuperview() }
            view.isHidden = kind == .hidesView
        case .leavesScreen, .dismissesScreen:
            window.rootViewController?.present(screen, animated: false)
            if kind == .dismissesScreen { window.rootViewController?.dismiss(animated: false) }
        }
        return .userDismissed
    }
}

/// An adapter that is never ready, and never waits for it.
@MainActor private final class Hasty: CustomDisplayAdapter {
    nonisolated init() {}

    var isReady: Bool { false }
    func waitForReady() async {}
    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}
