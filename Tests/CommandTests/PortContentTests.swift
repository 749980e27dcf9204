import Foundation
import Testing

@testable import InAppCommand
@testable import InAppPort

/// What delegates read and change of messages, and the code that `port` writes for it.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortContentTests {
    @Test("AS-042 casts of a content become checks of the layout, and an end is read from the cause")
    func asksTheLayout() async throws {
        let text = try await PortTests.written(
            """
            import AirshipAutomation
            import AirshipCore
            final class Lounge: NSObject, InAppMessagingDelegate {
                private func headline(of message: InAppMessage?) -> String? {
                    if let modal = message?.displayContent as? InAppMessageModalDisplayContent {
                        return modal.heading?.text ?? modal.buttons.first?.label.text
                    }
                    return nil
                }
                private func kind(_ message: InAppMessage) -> String {
                    if message.displayContent is InAppMessageHTMLDisplayContent { return "page" }
                    if let banner = message.displayContent as? InAppMessageBannerDisplayContent {
                        return banner.placement == .top ? "top" : "bottom"
                    }
                    switch message.displayContent {
                    case is InAppMessageBannerDisplayContent: return "banner"
                    case let modal as InAppMessageModalDisplayContent where modal.media != nil: return "picture"
                    case is InAppMessageModalDisplayContent: return "modal"
                    default: return "other"
                    }
                }
                func messageFinishedDisplaying(
                    _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
                ) {
                    switch resolution.type {
                    case .buttonClick: print(resolution.buttonInfo?.identifier ?? "", kind(message))
                    case .messageClick: print("message")
                    case .userDismissed, .timedOut: print(headline(of: message) ?? "")
                    @unknown default: break
                    }
                }
            }

            """, to: "braze")
        #expect(
            text.contains("if let modal = (message?.content).flatMap({ $0.layout == .modal ? $0 : nil }) {"))
        #expect(text.contains("return modal.header?.text ?? modal.buttons.first?.text"))
        #expect(text.contains("if message.content.layout == .web { return \"page\" }"))
        #expect(
            text.contains("if let banner = (message.content.layout == .banner ? message.content : nil) {"))
        #expect(text.contains("return banner.edge == .top ? \"top\" : \"bottom\""))
        #expect(text.contains("switch (message.content.layout, message.content) {\n    case (.banner, _):"))
        #expect(text.contains("case (.modal, let modal) where modal.graphic != nil: return \"picture\""))
        #expect(text.contains("switch resolution.cause {"))
        #expect(
            text.contains(
                "message.content.buttons.first(where: { $0.id == resolution.buttonID })?.id ?? \"\""))
        #expect(!text.contains("PORT:"))
    }

    @Test("A campaign's extras are passed to helpers, and a switch over every kind gets a default")
    func handsValuesOn() async throws {
        let text = try await PortTests.written(
            """
            import AirshipAutomation
            import AirshipCore
            struct Campaign {
                var audience: String?
                var screens: [String]
                init?(_ json: AirshipJSON?) {
                    guard let object = json?.object else { return nil }
                    audience = object["audience"]?.string
                    screens = object["screens"]?.array?.compactMap(\\.string) ?? []
                }
            }
            final class Keeper: NSObject, InAppMessageDisplayDelegate {
                @MainActor func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
                    guard let campaign = Campaign(message.extras) else { return true }
                    return message.extras?.object?["urgent"]?.bool ?? campaign.screens.isEmpty
                }
                @MainActor func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
                    print(message.displayContent.label)
                }
                @MainActor func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
            }
            extension InAppMessageDisplayContent {
                var label: String {
                    switch self {
                    case .banner: return "banner"
                    case .fullscreen(let full): return full.media == nil ? "full" : "picture"
                    case .modal: return "modal"
                    case .html: return "html"
                    case .custom, .airshipLayout: return "scene"
                    }
                }
            }

            """, to: "braze")
        #expect(text.contains("init?(_ json: ContentValue?) {\n    guard let object = json?.object else"))
        #expect(text.contains("object[\"screens\"]?.array?.compactMap(\\.string) ?? []"))
        #expect(text.contains("Campaign(Optional(ContentValue.object(message.content.extras)))"))
        #expect(
            text.contains("Optional(message.content.extras)?[\"urgent\"]?.bool ?? campaign.screens.isEmpty"))
        #expect(text.contains("case (.fullScreen, let full): return full.graphic == nil ? \"full\""))
        #expect(text.contains("//         case .custom, .airshipLayout: return \"scene\""))
        #expect(
            text.contains(
                "// PORT: More kinds reach this switch than before. Decide how to handle them.\n    default: break\n"
            ))
    }

    @Test("A3-114 the result of a script and A2-072 the text of a URL keep their types")
    func keepsTexts() async throws {
        let three = try await PortTests.written(
            """
            import AdobeAndroid3Model
            final class Pages: PresentationDelegate {
                private var title: String?
                func canShow(_ presentable: any Presentable) -> Bool { true }
                func onShow(_ presentable: any Presentable) {
                    guard let page = presentable as? any Presentable<InAppMessage> else { return }
                    let handler = page.getPresentation().eventHandler
                    handler.evaluateJavascript("title()") { [weak self] title in self?.title = title }
                    handler.evaluateJavascript("hello()", { print($0 ?? "") })
                    handler.evaluateJavascript("plain()", keep)
                }
                func onHide(_ presentable: any Presentable) {}
                func onDismiss(_ presentable: any Presentable) {}
                func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
                    if let url = content as? UrlContent { print(url.url.hasPrefix("https")) }
                }
                private func keep(_ text: String?) { title = text }
            }

            """, to: "adobeIOS")
        #expect(
            three.contains("let title: String? = (try? title.get())?.foundationValue as? String"))
        #expect(
            three.contains(
                "completion: { print(((try? $0.get())?.foundationValue as? String) ?? \"\") })"))
        #expect(three.contains("completion: { self.keep((try? $0.get())?.foundationValue as? String) })"))
        #expect(three.contains("func didLoad(_ content: URL, in presentable: CompatMessage) {"))
        #expect(
            three.contains(
                "if let url = Optional(content) { print(url.absoluteString.hasPrefix(\"https\")) }"))
        #expect(!three.contains("PORT:"))
        let (outcome, files) = try await PortTests.ported(
            text:
                """
                import AdobeAndroid2Model
                final class Kiosk: MessagingDelegate {
                    func shouldShowMessage(_ message: FullscreenMessage) -> Bool { true }
                    func onShow(_ message: FullscreenMessage) {
                        (message.getParent() as? Message)?.getWebView()?.evaluateJavascript("a") { print($0 ?? "") }
                    }
                    func onDismiss(_ message: FullscreenMessage) {
                        (message.getParent() as? Message)?.track("gone", .inAppDismiss)
                    }
                    func urlLoaded(_ url: String, _ message: FullscreenMessage) {
                        guard url.hasPrefix("kiosk://") else { return }
                        if let name = url.split(separator: "/").last { print("\\(url) \\(name)") }
                    }
                }

                """, to: "adobeIOS")
        let two = try #require(files.first { $0.key.hasPrefix("Own") }?.value)
        #expect(!outcome.output.contains("In a handler: TrackedInteraction."))
        #expect(two.contains("guard url.absoluteString.hasPrefix(\"kiosk://\") else { return }"))
        #expect(two.contains("print(\"\\(url.absoluteString) \\(name)\")"))
        #expect(two.contains("(Optional(message))?.evaluateJavaScript("))
        #expect(two.contains("print(((try? $0.get())?.foundationValue as? String) ?? \"\")"))
    }

    @Test("BZ-044 changes of the message in prepare become changes of the plan's content")
    func changesThePlan() async throws {
        let text = try await PortTests.written(
            """
            import BrazeKit
            import BrazeUI
            final class Preparer: NSObject, BrazeInAppMessageUIDelegate {
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI,
                    prepareWith context: inout BrazeInAppMessageUI.PresentationContext
                ) {
                    switch context.message {
                    case .modal(var modal):
                        modal.header = modal.header.uppercased()
                        modal.buttons = modal.buttons.filter { !$0.text.isEmpty }
                        context.message = .modal(modal)
                    case .slideup(var slideup) where slideup.message != "":
                        slideup.slideFrom = .top
                        slideup.message += " →"
                        context.message = .slideup(slideup)
                    case .full(let full) where full.buttons.count > 1:
                        context.preferredOrientation = .portrait
                    default:
                        break
                    }
                    if var modal = context.message.modal {
                        modal.message = "a"
                        context.message.modal = modal
                    }
                    if let modal = context.message.modal { print(modal.header) }
                    guard case .html(var html) = context.message else { return }
                    html.message = html.message + "<p>b</p>"
                    context.message = .html(html)
                }
            }

            """, to: "airship17")
        let start = try #require(text.range(of: "    switch")).lowerBound
        #expect(
            text[start...].split(separator: "\n").map { $0.drop { $0 == " " } }
                == #"""
                switch (context.content.layout, context.content.isImageOnly, context.content) {
                case (.modal, false, var modal):
                let newHeader = (modal.header?.text ?? "").uppercased()
                modal.header?.text = newHeader
                modal.buttons = modal.buttons.filter { !$0.text.isEmpty }
                context.content = modal
                case (.banner, _, var slideup) where (slideup.body?.text ?? "") != "":
                slideup.edge = .top
                slideup.body?.text += " →"
                context.content = slideup
                case (.fullScreen, false, let full) where full.buttons.count > 1:
                context.orientation = .portrait
                default:
                break
                }
                if var modal =
                (context.content.layout == .modal && !context.content.isImageOnly ? context.content : nil)
                {
                modal.body?.text = "a"
                context.content = modal
                }
                if let modal =
                (message.content.layout == .modal && !message.content.isImageOnly ? message : nil)
                {
                print((modal.content.header?.text ?? ""))
                }
                guard case (.web, var html) = (context.content.layout, context.content) else { return }
                let newPage = (html.page?.html ?? "") + "<p>b</p>"
                html.page?.html = newPage
                context.content = html
                }
                }
                """#.split(separator: "\n").map { $0[...] })
    }
}
