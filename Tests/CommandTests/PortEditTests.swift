import Foundation
import Testing

@testable import InAppCommand
@testable import InAppPort

/// What a delegate changes, asks and runs, as `port` writes it in a handler.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortEditTests {
    /// The lines from a word on, without their indentation.
    private static func lines(of text: String, from start: String, count: Int) throws -> [String] {
        let place = try #require(text.range(of: start)).lowerBound
        return text[place...].split(separator: "\n").prefix(count).map { String($0.drop { $0 == " " }) }
    }

    @Test(
        "A message that builders extend under Airship 17 is changed in prepare, and causes are matched by case"
    )
    func extends() async throws {
        let text = try await PortTests.written(
            """
            import AirshipAutomation
            final class Own: NSObject, InAppMessagingDelegate {
                func extend(_ message: InAppMessage) -> InAppMessage {
                    guard let banner = message.displayContent as? InAppMessageBannerDisplayContent
                    else { return message }
                    let content = banner.extend { builder in
                        builder.placement = .top
                        builder.heading = InAppMessageTextInfo { $0.text = banner.heading?.text?.uppercased() }
                        builder.backgroundColor = .black
                    }
                    return message.extend { $0.displayContent = content } ?? message
                }
                func messageFinishedDisplaying(
                    _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
                ) {
                    if resolution.type == .buttonClick, scheduleID != "" { print("button") }
                    let isTap = resolution.type != .buttonClick
                    print(isTap, message.displayBehavior)
                }
            }

            """, to: "braze")
        #expect(
            try Self.lines(of: text, from: "func prepare", count: 21) == [
                "func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {",
                "guard let banner = (message.content.layout == .banner ? message.content : nil)",
                "else { return }",
                "let content = { () -> MessageContent? in",
                "var builder = banner",
                "builder.edge = .top",
                "builder.header = { () -> TextContent? in",
                "var text = TextContent(\"\")",
                "text.text = (banner.header?.text.uppercased()) ?? \"\"",
                "return text",
                "}()",
                "// PORT: The content has no part for it: the other SDK decides how the message looks.",
                "//             builder.backgroundColor = .black",
                "return builder",
                "}()",
                "do { plan.content = (content) ?? plan.content }",
                "return",
                "}",
                "func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {",
                "if case .buttonClick = resolution.cause, message.id != \"\" { print(\"button\") }",
                "let isTap = { if case .buttonClick = resolution.cause { return false } else { return true } }()",
            ])
        #expect(text.contains("// PORT: Only messages of this SDK have it: decide without it"))
    }

    @Test(
        "A change of one kind of Braze message checks the kind, and a page’s scripts are the message’s"
    )
    func changesKinds() async throws {
        let text = try await PortTests.written(
            #"""
            import BrazeUI
            final class Own: BrazeInAppMessageUIDelegate {
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
                ) {
                    context.message.slideup?.slideFrom = .top
                    context.message.animateIn = false
                    guard var modal = context.message.modal else { return }
                    modal.themes.dark = nil
                    modal.themes.light.backgroundColor = 0xFF00_0000
                    context.message.modal = modal
                }
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
                ) {
                    if case .auto(let seconds) = message.messageClose { print("\(seconds) \(name("a", "b"))") }
                    view.html?.webView?.evaluateJavaScript("a(\"\(name("c", "d"))\")")
                    if let html = view.html {
                        html.webView?.evaluateJavaScript("b()") { [weak self] result, error in
                            self?.note(result, error)
                        }
                    }
                }
                private func name(_ one: String, _ other: String) -> String { one + other }
                private func note(_ result: Any?, _ error: (any Error)?) {}
            }

            """#, to: "adobeIOS")
        #expect(
            try Self.lines(of: text, from: "func prepare", count: 10) == [
                "func prepare(_ context: inout PresentationPlan, for message: CompatMessage) {",
                "if context.content.layout == .banner { context.content.edge = .top }",
                "context.content.motion.isEntryAnimated = false",
                "guard",
                "var modal =",
                "(context.content.layout == .modal && !context.content.isImageOnly ? context.content : nil)",
                "else { return }",
                "modal.themes[\"dark\"] = nil",
                "modal.themes[\"light\", default: ThemeContent()].background = 0xFF00_0000",
                "context.content = modal",
            ])
        #expect(text.contains("if case let seconds? = message.content.autoClose { print("))
        #expect(
            text.contains("try? Optional(message)?.evaluateJavaScript(\"a(\\\"\\(name(\"c\", \"d\"))\\\")\")")
        )
        #expect(
            try Self.lines(of: text, from: "try? Optional(message)?.evaluateJavaScript(\"b()\")", count: 3)
                == [
                    "try? Optional(message)?.evaluateJavaScript(\"b()\") { [weak self] answer in",
                    "let result: Any? = (try? answer.get())?.foundationValue",
                    "let error: (any Error)? = {",
                ])
        #expect(!text.contains("PORT"))
    }

    @Test(
        "A page listener beside the delegate is not a handler, and an optional delegate is asked only if it exists"
    )
    func keepsDelegatesApart() async throws {
        let (outcome, files) = try await PortTests.ported(
            text: """
                import AEPMessaging
                import AEPServices
                final class Own: NSObject, MessagingDelegate {
                    weak var next: MessagingDelegate?
                    private var timer: Timer?
                    private var kept: [Message] = []
                    func shouldShowMessage(message: Showable) -> Bool {
                        if (message as? FullscreenMessage)?.settings?.uiTakeover == true { return false }
                        return next?.shouldShowMessage(message: message) ?? true
                    }
                    func onShow(message: Showable) { Log.debug(label: "Own", "shown \\(message)") }
                    func onDismiss(message: Showable) {
                        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                            self?.drain()
                        }
                    }
                    private func drain() { kept.first?.show() }
                }
                extension Own: FullscreenMessageDelegate {
                    func onShow(message: FullscreenMessage) {}
                    func onDismiss(message: FullscreenMessage) {}
                    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool { false }
                    func onShowFailure() {}
                }

                """, to: "braze")
        let text = try #require(files.first { $0.key.hasPrefix("Own") }?.value)
        #expect(text.contains("if (Optional(message))?.content.frame?.takesOver == true { return .hold }"))
        #expect(
            text.contains(
                "return (next.map({ $0.decideDisplay(of: message) == .show }) ?? true) ? .show : .hold"))
        #expect(text.contains("print(\"Own\", \"shown \\(message)\")"))
        #expect(
            try Self.lines(of: text, from: "// PORT: Code that acts on", count: 2) == [
                "// PORT: Code that acts on messages runs on the main actor, slightly later than here.",
                "Task { @MainActor in self?.drain() }",
            ])
        #expect(text.components(separatedBy: "func didPresent").count == 2)
        #expect(text.contains("//     func onShow(message: FullscreenMessage) {}"))
        // Methods that the SDK calls come before those that belong to its set-up.
        let gate = try #require(outcome.output.range(of: "shouldShowMessage(message:)"))
        let last = try #require(
            outcome.output.range(of: "IMPOSSIBLE") ?? outcome.output.range(of: "DIFFERENT"))
        #expect(last.lowerBound < gate.lowerBound)
    }

    @Test("The end of a string literal is found, whatever it interpolates")
    func endsOfTexts() {
        let ends = { (text: String) in
            SwiftTokens.end(in: Array(text.utf8), at: 0)
        }
        #expect(ends(#""a" + b"#) == 3)
        #expect(ends(#""\(f("b", "c"))" + d"#) == 16)
        #expect(ends(##"#"\("a")"# + b"##) == 10)
        #expect(ends(##"#"\#(f("a"))"# + b"##) == 14)
        #expect(ends(#""""\#na "b"\#n""" + c"#) == 13)
        #expect(ends("word.other") == 4)
        #expect(ends("\"open") == 5)
    }
}
