import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Detects that a view of the app has left the screen by itself.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DepartureWatchTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    @Test("INV-5 a watch takes no space and no touches, and reports the departure once")
    func departure() throws {
        let (root, view) = (UIView(frame: .zero), UIView(frame: .zero))
        window.addSubview(root)
        root.addSubview(view)
        var departures = 0
        let watch = DepartureWatch(in: view) { departures += 1 }
        #expect(view.subviews == [watch] && watch.frame == .zero)
        #expect(watch.isHidden && !watch.isUserInteractionEnabled)
        root.removeFromSuperview()
        #expect(departures == 1 && view.subviews.isEmpty)
        window.addSubview(root)
        root.removeFromSuperview()
        #expect(departures == 1)
    }

    @Test(
        "INV-5 a view that was never on screen has not left it, and a view that is not watched reports nothing"
    )
    func arrival() throws {
        let view = UIView(frame: .zero)
        var departures = 0
        let watch = DepartureWatch(in: view) { departures += 1 }
        let root = UIView(frame: .zero)
        root.addSubview(view)
        view.removeFromSuperview()
        #expect(departures == 0)
        window.addSubview(view)
        watch.stop()
        view.removeFromSuperview()
        #expect(departures == 0 && view.subviews.isEmpty)
    }

    @Test("INV-5 a view that comes on screen after its watch has begun is reported when it leaves")
    func lateArrival() {
        let view = UIView(frame: .zero)
        var departures = 0
        let watch = DepartureWatch(in: view) { departures += 1 }
        window.addSubview(view)
        #expect(departures == 0 && view.subviews == [watch])
        view.removeFromSuperview()
        #expect(departures == 1 && view.subviews.isEmpty)
    }
}
