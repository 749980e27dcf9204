import Foundation
import InAppContracts
import Testing

@testable import InAppCommand
@testable import InAppPort

/// Kinds of code around the callbacks in the delegates of real apps, and the code that is written for them.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortKindTests {
    /// Ports a sample, and returns the text that is written for it.
    private static func text(_ name: String, to shape: String) async throws -> String {
        try #require(try await PortTests.ported(name, to: shape).files["\(name).swift"])
    }

    @Test("Windows line endings are read, and kept")
    func keepsReturns() async throws {
        let text = """
            import AEPMessaging
            import AEPServices
            typealias Page = AEPServices.FullscreenMessage
            class Listener: MessagingDelegate {
                func shouldShowMessage(message: Showable) -> Bool { true }
                func onShow(message: Showable) { print((message as? Page) != nil) }
                func onDismiss(message: Showable) {}
            }

            """.replacingOccurrences(of: "\n", with: "\r\n")
        let written = try await PortTests.written(text, to: "braze")
        #expect(written.contains("class Listener: InAppMessageHandler {\r\n"))
        #expect(written.contains("typealias Page = CompatMessage\r\n"))
        #expect(!written.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test("Optional methods of the app's own protocols and calls to them stay")
    func keepsOptionalMethods() async throws {
        let text = try await Self.text("AdobeFlow", to: "braze")
        #expect(
            text.contains("@objc optional func flow(_ flow: AdobeFlow, didShow message: CompatMessage)"))
        #expect(text.contains("listeners.forEach { $0.flow?(self, didShow: inApp) }"))
        #expect(text.contains("for listener in listeners { listener.flowDidFinish?(self) }"))
        #expect(text.contains("content.extras"))
    }

    @Test("An initializer keeps its other parameters, and a deferred statement is translated")
    func keepsConstructors() async throws {
        let text = try await Self.text("BrazePolicy", to: "adobeIOS")
        #expect(text.contains("class PolicyDelegate<Policy: MessagePolicy>: NSObject, InAppMessageHandler {"))
        #expect(text.contains("init(policy: Policy) {"))
        #expect(text.contains("// PORT: Parameters of the old SDK are no longer passed: braze, ui."))
        #expect(text.contains(".track(.click(buttonID: clickAction.buttonID))"))
        let put = try await PortTests.written(
            """
            import AirshipAutomation
            final class Gate: NSObject, InAppMessageDisplayDelegate, @unchecked Sendable {
                @MainActor private var waiting: [String: InAppMessage] = [:]
                @MainActor func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
                    defer { waiting[scheduleID] = message }
                    return true
                }
                @MainActor func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
                @MainActor func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
            }

            """, to: "braze")
        #expect(put.contains("defer { waiting[message.id] = message }"))
    }

    @Test("A guard whose exit is in comments gets another exit")
    func leavesGuards() async throws {
        let text = try await PortTests.written(
            """
            import BrazeUI
            import Foundation
            final class Links: NSObject, BrazeInAppMessageUIDelegate {
                var braze: Braze?
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
                ) -> BrazeInAppMessageUI.DisplayChoice {
                    guard message.extras["a"] != nil else {
                        return braze == nil ? .discard : .now
                    }
                    return .now
                }
            }

            """, to: "adobeIOS")
        #expect(text.contains("It needs braze, which is in comments now."))
        #expect(text.contains("The original exit is in comments; this answer replaces it."))
    }

    @Test("Messages are compared by identity, and a missing member may be optional")
    func compares() async throws {
        let text = try await PortTests.written(
            """
            import BrazeUI
            import Foundation
            @objc protocol ShelfDelegate: AnyObject {
                @objc optional var isBusy: Bool { get }
            }
            final class Shelf: NSObject, BrazeInAppMessageUIDelegate {
                weak var delegate: ShelfDelegate?
                private var last: Braze.InAppMessage?
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
                ) -> BrazeInAppMessageUI.DisplayChoice {
                    if let user = Session.shared.user(for: message.id ?? ""), user.isGuest { return .discard }
                    if delegate?.isBusy == true { return .reenqueue }
                    return last == message ? .discard : .now
                }
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
                ) {
                    if let next = last { ui.present(message: next) }
                }
            }

            """, to: "airship18")
        #expect(text.contains("return last === message ? .discard : .show"))
        #expect(text.contains("if let user = Session.shared.user(for: message.id), user.isGuest"))
        #expect(text.contains("if delegate?.isBusy == true { return .hold }"))
        #expect(text.contains("if let next = last { try? next.show() }"))
        #expect(!text.contains("PORT:"))
    }

    @Test("switch and if case over kinds and clicks use the content and the effect")
    func asksTheContent() async throws {
        let text = try await Self.text("BrazeReducer", to: "adobeIOS")
        #expect(text.contains("switch action.effect {"))
        #expect(text.contains("case .open(let url, inWebView: let useWebView):"))
        #expect(text.contains("switch (message.content.layout, message.content.isImageOnly) {"))
        #expect(text.contains("case (.modal, true): return \"modal_image\""))
        #expect(text.contains("if case .control = message.content.layout { return .show }"))
        let other = try await Self.text("Airship18History", to: "braze")
        #expect(other.contains("switch (content.layout, content) {"))
        #expect(other.contains("case (.modal, let modal) where Optional(modal.buttons)?.isEmpty == false"))
    }

    @Test("The initializer of a missing type may fail, and code of debug builds is read")
    func keepsMissingTypes() async throws {
        let text = try await Self.text("BrazeRouter", to: "airship18")
        #expect(text.contains("guard let route = DeepLink(url: url) else { return }"))
        #expect(text.contains("print(\"asked for \\(message.id)\")"))
        #expect(text.contains("observer?.routerDidClick?("))
    }

    @Test("Closures that a page calls still receive text, and a tracked interaction keeps its name")
    func keepsPages() async throws {
        let text = try await Self.text("Android2Pages", to: "adobeIOS")
        #expect(text.contains("let content: String? = content?.foundationValue as? String"))
        #expect(text.contains("try? self?.current?.track(.custom(\"buy\"))"))
        #expect(
            text.contains("try? inApp.onScriptMessage(name, { handler($0?.foundationValue as? String) })"))
        #expect(text.contains("try? current?.track(.dismissal)"))
        #expect(text.contains("inApp.track(\"asked\", .inAppTrigger)"), "A trigger has no counterpart")
        let other = try await Self.text("Android3Pages", to: "braze")
        #expect(other.contains("let message = Optional(inApp)"))
        #expect(other.contains("try? message?.track(.impression)"))
    }

    @Test("Code that depends on an argument is written only for known arguments")
    func chooses() {
        let choice = ChoiceTemplate("try? $base.track($2[interact: .custom($1), dismiss: .dismissal])")
        #expect(choice?.code(for: ["\"buy\"", ".interact"]) == "try? $base.track(.custom($1))")
        #expect(choice?.code(for: ["nil", "EventType.dismiss"]) == "try? $base.track(.dismissal)")
        #expect(choice?.code(for: ["nil", ".trigger"]) == nil)
        #expect(choice?.code(for: ["nil"]) == nil)
        #expect(ChoiceTemplate("$base.show()") == nil)
    }
}
