import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("4.2 The members of the built-in views", .timeLimit(.minutes(20)))
struct ViewMemberTests {
    let fixture = Fixture()
    private typealias UI = BrazeInAppMessageUI

    @Test("4.2 the parts of a slideup are nested, and are bound when it enters")
    func slideup() throws {
        fixture.delegate.prepare = { $0.message.slideup?.graphic = .icon("x") }
        fixture.show(.slideup("S", .init(clickAction: .url(site, useWebView: false))))
        let view = try #require(fixture.ui.messageView?.slideup)
        #expect(view.shadowView.superview === view && view.contentView.superview === view)
        #expect(
            view.contentView.stack.arrangedSubviews == [
                view.graphicView, view.messageLabel, view.chevronView,
            ])
        #expect((view.graphicView as? UI.IconView)?.label.text == "x")
        #expect((view.graphicView as? UI.IconView)?.theme == view.theme)
        #expect(!view.chevronView.isHidden)
        view.attributes.chevronVisibility = .hidden
        view.attributes.shadow = nil
        #expect(view.chevronView.isHidden && view.shadowView.shadow == nil)
        #expect(view.innerYConstraint.isActive && view.outerYConstraint.isActive)
        view.message.message = "New"
        #expect(view.messageLabel.text == "Hello")
    }

    @Test("4.2 the parts of a modal follow message and attributes")
    func modal() throws {
        let view = fixture.stage.run {
            UI.ModalView(
                message: .init(
                    graphic: .image(picture), header: "Header", message: "Text",
                    buttons: [.init(id: 4, text: "Yes", clickAction: .none)]))
        }
        let row = try #require(view.buttonsContainer)
        #expect(view.contentView.stack.arrangedSubviews == [view.graphicView, view.textView, row])
        #expect([view.textView.header, view.textView.message] == ["Header", "Text"])
        #expect(row.stack.arrangedSubviews == view.buttons)
        #expect(view.buttons.map(\.currentTitle) == ["Yes"])
        view.attributes.buttonsAttributes.cornerRadius = 1
        #expect(view.buttons[0].attributes.cornerRadius == 1 && view.buttons[0].layer.cornerRadius == 1)
        view.attributes.dismissOnBackgroundTap = true
        #expect(view.tapBackgroundGesture.isEnabled)
    }

    @Test("4.2 the parts of images and full messages")
    func images() throws {
        let (image, full, fullImage) = fixture.stage.run {
            (
                UI.ModalImageView(message: .init(imageURL: picture)),
                UI.FullView(message: .init(imageURL: picture)),
                UI.FullImageView(message: .init(imageURL: picture))
            )
        }
        #expect(image.imageView.superview === image.imageContainerView)
        #expect(image.closeButton.superview === image.contentView)
        #expect(full.imageView === full.graphicView && full.displayMode == .full)
        #expect(fullImage.displayMode == .full && fullImage.preferredDisplayMode == nil)
        #expect(image.theme == Braze.InAppMessage.Themes.defaults.light)
    }

    @Test("4.2 a button is a UIButton whose button and attributes can be set")
    func button() {
        let view = UI.ButtonView(button: .init(id: 0, text: "Yes", clickAction: .none))
        view.button.text = "No"
        view.button.themes = ["light": .init(textColor: .red, borderColor: .green, backgroundColor: .blue)]
        view.attributes.borderWidth = 3
        view.applyTheme()
        view.applyAttributes()
        #expect(view.currentTitle == "No" && view.layer.borderWidth == 3)
        #expect(view.currentTitleColor == Braze.InAppMessage.Color.red.uiColor)
    }

    @Test("4.2 a view that an app hides or disables receives no taps")
    func hiddenParts() throws {
        fixture.show(fixture.spied(.modal("M", buttons: [0])))
        let view = try #require(fixture.ui.messageView?.modal)
        fixture.trace.removeAll()
        view.closeButton.isHidden = true
        view.buttons[0].isEnabled = false
        fixture.stage.user.close()
        fixture.stage.user.tapButton("0")
        fixture.stage.user.tapButton("Button 0")
        #expect(fixture.lines == [])
        view.buttons[0].isEnabled = true
        fixture.stage.user.tapButton("Button 0")
        #expect(fixture.lines.first == "click(0, M)")
    }

    @Test("4.2 an HTML view has its handlers, and a web view that may be replaced")
    func html() throws {
        fixture.show(fixture.spied(.html("H")))
        let view = try #require(fixture.ui.messageView?.html)
        #expect(view.webView?.uiDelegate === view && view.webView?.navigationDelegate === view)
        let handler: Braze.WebViewBridge.ScriptMessageHandler = view.scriptMessageHandler
        let scheme: Braze.WebViewBridge.SchemeHandler = view.schemeHandler
        let query: Braze.WebViewBridge.QueryHandler = view.queryHandler
        #expect(handler === view.scriptMessageHandler && !scheme.process(url: site))
        #expect(query.process(url: site).clickAction == .url(site, useWebView: true))
        view.webView = WKWebView(frame: .zero)
        fixture.stage.page.finishLoading()
        #expect(fixture.lines.last == "willPresent(H)")
    }

    @Test("4.2 a shadow's numbers have UIKit's types")
    func shadow() {
        let radius: CGFloat = 2
        let opacity: Float = 0.5
        let view = ShadowView(Shadow(color: .red, offset: .zero, radius: radius, opacity: opacity))
        #expect(view.layer.shadowRadius == radius && view.layer.shadowOpacity == opacity)
        view.shadow = nil
        #expect(view.layer.shadowOpacity == 0)
    }
}
