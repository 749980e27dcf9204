import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// Members of the views that have little effect without a screen.
@MainActor @Suite("4.2 Further members of the views", .timeLimit(.minutes(20)))
struct FurtherViewMemberTests {
    let fixture = Fixture()
    private typealias UI = BrazeInAppMessageUI

    // On Apple's platforms a `WKFrameInfo` cannot be created.
    #if !canImport(UIKit)
        @Test("4.2 a page's panels are alerts of the message's controller")
        func panels() throws {
            fixture.show(fixture.spied(.html("H")))
            let view = try #require(fixture.ui.messageView?.html)
            let web = try #require(view.webView)
            let trace = Trace()
            let frame = WKFrameInfo()
            view.webView(web, runJavaScriptAlertPanelWithMessage: "Hello", initiatedByFrame: frame) {
                trace.note("read")
            }
            let alert = view.controller?.presentedViewController as? UIAlertController
            #expect(alert?.message == "Hello" && alert?.actions.count == 1 && trace.lines == [])
            alert?.actions[0].choose()
            #expect(trace.lines == ["read"])
            let detached = fixture.stage.run { UI.HtmlView(message: .init()) }
            detached.webView(web, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: frame) {
                trace.note("sure \($0)")
            }
            detached.webView(
                web, runJavaScriptTextInputPanelWithPrompt: "Name?", defaultText: "Anna",
                initiatedByFrame: frame
            ) { trace.note("name \($0 ?? "none")") }
            #expect(trace.lines.suffix(2) == ["sure false", "name none"])
        }
    #endif

    @Test("4.2 texts, icons, images and buttons can be restyled")
    func restyled() throws {
        let (modal, icon, image, button) = fixture.stage.run {
            (
                UI.ModalView(message: .init(language: "de", header: "A", message: "B")),
                UI.IconView(symbol: "x", theme: .defaultDark), AsyncImageView(imageURL: picture),
                UI.ButtonView(button: .init(id: 0, text: "Yes", clickAction: .none))
            )
        }
        #expect(modal.textView.attributes.language == "de")
        modal.textView.attributes.message.lineSpacing = 4
        modal.textView.attributes.header.font = .systemFont(ofSize: 30)
        #expect(modal.textView.attributes.message.lineSpacing == 4)
        icon.symbol = "y"
        icon.attributes.size = CGSize(width: 9, height: 9)
        #expect(icon.label.text == "y" && icon.frame.width == 9 && icon.theme == .defaultDark)
        GIFViewProvider.nonAnimating.updateView(image, site)
        #expect(image.imageURL == site)
        #expect(button.theme == button.button.themes.light)
        let full = fixture.stage.run { UI.FullView(message: .init(imageURL: picture)) }
        #expect((full.imageView as? AsyncImageView)?.imageURL == picture)
    }

    @Test("4.2 the window receives touches on the message's view only, and everywhere for a page")
    func touches() throws {
        fixture.show(.slideup("S"))
        let window = try #require(fixture.ui.messageView?.window)
        fixture.ui.messageView?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.show(.html("H"))
        let page = try #require(fixture.ui.messageView?.window)
        #expect(page.hitTest(CGPoint(x: 50, y: 50), with: nil) != nil)
    }
}
