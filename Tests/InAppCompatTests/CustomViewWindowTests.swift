import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The window of a handler's own view.
@MainActor @Suite("A window for a custom view", .timeLimit(.minutes(20))) struct CustomViewWindowTests {
    private let stage = HeadlessStage()

    @Test(
        "INV-5 it is in front of the app's windows, or at the level of the plan, and hidden until it is shown"
    )
    func level() {
        defer { stage.endProcess() }
        stage.run {
            for (level, expected) in [(nil, UIWindow.Level.normal + 1), (.alert, .alert)]
                as [(UIWindow.Level?, UIWindow.Level)]
            {
                let view = UIView(frame: .zero)
                let window = CustomViewWindow(view, in: nil, level: level)
                #expect(window.content === view && window.isHidden)
                window.show {}
                #expect(!window.isHidden && view.window?.windowLevel == expected)
                window.isHidden = true
                #expect(view.window?.isHidden == true)
                window.close()
            }
        }
    }

    @Test("INV-5 it is in the scene of the plan")
    func scene() throws {
        defer { stage.endProcess() }
        try stage.run {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let view = UIView(frame: .zero)
            let window = CustomViewWindow(view, in: scene, level: nil)
            window.show {}
            #expect(view.window?.windowScene === scene)
            window.close()
        }
    }

    @Test("INV-5 the view grows with the screen, or keeps its place on a backdrop")
    func autoresizing() {
        defer { stage.endProcess() }
        let whole: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        let margins: UIView.AutoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        stage.run {
            let places: [(CustomViewWindow.Place, UIView.AutoresizingMask)] = [
                (.wholeScreen, whole), (.alone { $0 }, whole), (.onBackdrop { $0 }, margins),
            ]
            for (place, mask) in places {
                let view = UIView(frame: .zero)
                let window = CustomViewWindow(view, in: nil, level: nil, place: place)
                window.show {}
                #expect(view.autoresizingMask == mask)
                window.close()
            }
        }
    }

    @Test("INV-5 a view that takes itself away is reported once; a window that is closed reports nothing")
    func departure() throws {
        defer { stage.endProcess() }
        let departures = Locked(0)
        try stage.run {
            for isClosed in [true, false] {
                let view = UIView(frame: .zero)
                let window = CustomViewWindow(view, in: nil, level: nil)
                window.show { departures.withLock { $0 += 1 } }
                let shown = try #require(view.window)
                if isClosed { window.close() } else { view.removeFromSuperview() }
                #expect(departures.current == (isClosed ? 0 : 1))
                window.close()
                #expect(shown.isHidden && shown.rootViewController == nil && view.superview == nil)
            }
        }
        #expect(departures.current == 1)
    }
}
