import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Settings", .timeLimit(.minutes(20))) @MainActor struct SettingsTests {
    @Test("4.1 nothing is set at first, and the setters can be chained") func chained() {
        let settings = MessageSettings()
        #expect(settings.parent == nil)
        #expect(settings.width == nil && settings.verticalAlign == nil && settings.uiTakeover == nil)
        #expect(settings.displayAnimation == nil && settings.gestures == nil)
        let url = URL(fileURLWithPath: "/")
        let same = settings.setWidth(1).setMaxWidth(2).setHeight(3).setVerticalAlign(.top).setVerticalInset(4)
            .setHorizontalAlign(.left).setHorizontalInset(5).setUiTakeover(true).setFitToContent(true)
            .setBackdropColor("FF0000").setBackdropOpacity(0.5).setCornerRadius(6)
            .setGestures([.swipeUp: url]).setDisplayAnimation(.fade).setDismissAnimation(.center)
        #expect(same === settings)
        #expect(settings.width == 1 && settings.maxWidth == 2 && settings.height == 3)
        #expect(settings.verticalAlign == .top && settings.verticalInset == 4)
        #expect(settings.horizontalAlign == .left && settings.horizontalInset == 5)
        #expect(settings.uiTakeover == true && settings.fitToContent == true && settings.cornerRadius == 6)
        #expect(settings.gestures == [.swipeUp: url])
        #expect(settings.displayAnimation == .fade && settings.dismissAnimation == .center)
    }

    @Test("4.1 the effect of nil in setters") func nils() {
        let settings = MessageSettings().setWidth(1).setWidth(nil).setVerticalAlign(nil)
            .setHorizontalAlign(nil).setUiTakeover(nil).setFitToContent(nil).setDisplayAnimation(nil)
            .setDismissAnimation(nil).setGestures(nil).setCornerRadius(nil)
        #expect(settings.width == nil && settings.gestures == nil && settings.cornerRadius == nil)
        #expect(settings.verticalAlign == .center && settings.horizontalAlign == .center)
        #expect(settings.uiTakeover == false && settings.fitToContent == false)
        #expect(settings.displayAnimation == MessageAnimation.none)
        #expect(settings.dismissAnimation == MessageAnimation.none)
    }

    @Test(
        "4.1 the backdrop's colour",
        arguments: [
            (nil, nil, nil, [1, 1, 1, 0]), ("FF0000", 0.5, nil, [1, 0, 0, 0.5]),
            ("0000ff", 0.5, 0.25, [0, 0, 1, 0.25]), ("#FF0000", 1.0, nil, [0, 0, 0, 1]),
            ("zzz", nil, nil, [0, 0, 0, 0]), ("", nil, 1.0, [0, 0, 0, 1]),
            ("FFFFFFFFFFFFFFFFFFFF", nil, 1.0, [1, 1, 1, 1]),
        ] as [(String?, CGFloat?, CGFloat?, [CGFloat])])
    func color(_ color: String?, _ own: CGFloat?, _ argument: CGFloat?, _ expected: [CGFloat]) {
        let settings = MessageSettings().setBackdropColor(color).setBackdropOpacity(own)
        let made = settings.getBackgroundColor(opacity: argument)
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(made.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == expected)
    }

    @Test("4.2 names and numbers of the enumerations") func enumerations() {
        #expect(MessageAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        for (name, value) in [
            "center": MessageAlignment.center, "left": .left, "right": .right, "top": .top,
            "bottom": .bottom, "Left": .center, "": .center, "bogus": .center,
        ] {
            #expect(MessageAlignment.fromString(name) == value)
        }
        #expect(MessageAnimation.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        for (name, value) in [
            "none": MessageAnimation.none, "left": .left, "right": .right, "top": .top,
            "bottom": .bottom, "center": .center, "fade": .fade, "FADE": .none, "": .none,
        ] {
            #expect(MessageAnimation.fromString(name) == value)
        }
        #expect(MessageGesture.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        for (name, value) in [
            "swipeUp": MessageGesture.swipeUp, "swipeDown": .swipeDown,
            "swipeLeft": .swipeLeft, "swipeRight": .swipeRight, "tapBackground": .tapBackground,
        ] {
            #expect(MessageGesture.fromString(name) == value)
        }
        #expect(MessageGesture.fromString("swipeup") == nil)
        #expect(MessageGesture.fromString("") == nil)
    }

    @Test(
        "4.3 the position of a message",
        arguments: [
            (#"{}"#, CGRect(x: 0, y: 0, width: 400, height: 800)),
            (#"{ "width": 50, "height": 25 }"#, CGRect(x: 100, y: 300, width: 200, height: 200)),
            (
                #"{ "width": 50, "height": 25, "verticalAlign": "top", "verticalInset": 10, "horizontalAlign": "left", "horizontalInset": 5 }"#,
                CGRect(x: 20, y: 80, width: 200, height: 200)
            ),
            (
                #"{ "width": 50, "height": 25, "verticalAlign": "bottom", "verticalInset": 10, "horizontalAlign": "right", "horizontalInset": 5 }"#,
                CGRect(x: 180, y: 520, width: 200, height: 200)
            ),
            (#"{ "maxWidth": 100 }"#, CGRect(x: 150, y: 0, width: 100, height: 800)),
        ]) func frames(_ looks: String, _ expected: CGRect) throws
    {
        let world = TestWorld()
        world.stage.screen.size = CGSize(width: 400, height: 800)
        try world.trigger(Payloads.proposition(mobile: looks))
        #expect(world.delegate.messages.first?.webView?.frame == expected)
    }

    @Test(
        "4.3 AI-151 the position from which a message enters, and to which it returns when it is hidden",
        arguments: [
            ("top", CGRect(x: 0, y: -800, width: 400, height: 800)),
            ("bottom", CGRect(x: 0, y: 800, width: 400, height: 800)),
            ("left", CGRect(x: -400, y: 0, width: 400, height: 800)),
            ("right", CGRect(x: 400, y: 0, width: 400, height: 800)),
            ("center", CGRect(x: 200, y: 400, width: 0, height: 0)),
            ("fade", CGRect(x: 0, y: 0, width: 400, height: 800)),
        ]) func startFrames(_ animation: String, _ expected: CGRect) throws
    {
        let world = TestWorld()
        world.stage.screen.size = CGSize(width: 400, height: 800)
        let settings = MessageSettings().setDisplayAnimation(.fromString(animation))
        let message = try world.makeMessage(listener: nil, settings: settings)
        _ = world.trace { message.show() }
        let visible = message.webView?.frame
        #expect(visible == CGRect(x: 0, y: 0, width: 400, height: 800))
        _ = world.trace { message.hide() }
        #expect(message.webView?.frame == expected)
    }

    @Test("1.6 reasons") func reasons() throws {
        final class Listener: FullscreenMessageDelegate {
            let reasons = Locked<[String]>([])
            func onShow(message: FullscreenMessage) {}
            func onDismiss(message: FullscreenMessage) {}
            func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool { true }
            func onShowFailure() {}
            func onError(message: FullscreenMessage, error: PresentationError) {
                reasons.withLock { $0.append(error.getReason()) }
            }
        }
        let world = TestWorld(answers: false)
        let listener = Listener()
        let message = try world.makeMessage(listener: listener)
        _ = world.trace { message.show() }
        _ = world.trace { message.show() }
        _ = world.trace { message.show() }
        #expect(listener.reasons.current == ["SuppressedByAppDeveloper", "Conflict"])
    }
}
