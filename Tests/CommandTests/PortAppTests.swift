import Foundation
import Testing

@testable import InAppCommand
@testable import InAppPort

/// The code of apps around their delegates, and how `port` converts it.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortAppTests {
    @Test("A type of the app that has the name of a vendor's type stays, and is not taken for the vendor's")
    func keepsOwnNames() async throws {
        let (outcome, files) = try await PortTests.ported(
            text: """
                import AdobeAndroid3Model
                enum Surface { case home, checkout }
                class Board {
                    struct Message { var title = "" }
                    var last = Message()
                }
                final class Screens: PresentationDelegate {
                    var surface: Surface = .home
                    let board = Board()
                    func canShow(_ presentable: any Presentable) -> Bool { surface == .home }
                    func onShow(_ presentable: any Presentable) { note(presentable) }
                    func onHide(_ presentable: any Presentable) {}
                    func onDismiss(_ presentable: any Presentable) {}
                    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {}
                    private func note(_ presentable: any Presentable) {
                        let page = presentable as? any Presentable<InAppMessage>
                        let message: Message? = page.flatMap { MessagingUtils.getMessageForPresentable($0) }
                        board.last.title = message?.getId() ?? "none"
                    }
                }

                """, to: "adobeIOS")
        #expect(outcome.code == .ok)
        #expect(!outcome.output.contains("Propositions"))
        let text = try #require(files.first { $0.key.hasPrefix("Own") }?.value)
        #expect(text.contains("struct Message { var title = \"\" }\n  var last = Message()\n"))
        #expect(text.contains("let message: CompatMessage? = page.flatMap { Optional($0) }"))
        #expect(text.contains("board.last.title = message?.id ?? \"none\""))
    }

    @Test("If an extension is the handler, the whole class is on the main actor")
    func isolatesClasses() async throws {
        let text = try await PortTests.written(
            """
            import BrazeUI
            import Foundation
            final class Concierge: NSObject {
                struct Rule { var applies: (Braze.InAppMessage) -> Bool }
                static let shared = Concierge()
                private var rules: [Rule] = []
                private var seen: [String: Int] = [:]
                var last: Braze.InAppMessage? { willSet { last?.logImpression(using: braze) } }
                private lazy var braze = Braze(configuration: .init(apiKey: "", endpoint: ""))
                private override init() {
                    super.init()
                    rules = [
                        Rule(applies: { [unowned self] in
                            seen[$0.id ?? "", default: 0] > 2 && !$0.isControl
                        })
                    ]
                }
            }
            extension Concierge: BrazeInAppMessageUIDelegate {
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
                ) -> BrazeInAppMessageUI.DisplayChoice {
                    rules.contains { $0.applies(message) } ? .discard : .now
                }
            }
            extension Braze.InAppMessage {
                var isControl: Bool {
                    if case .control = self { return true }
                    return false
                }
            }

            """, to: "adobeIOS")
        #expect(text.contains("@MainActor final class Concierge: NSObject {"))
        #expect(text.contains("static let shared = Concierge()\n"))
        #expect(text.contains("seen[$0.id, default: 0] > 2 && !$0.isControl"))
        #expect(text.contains("var last: CompatMessage? { willSet { try? last?.track(.impression) } }"))
        #expect(!text.contains("@MainActor private"))
    }

    @Test(
        "The message behind an object needs no cast, and objects in a closure are compared by identity")
    func casts() async throws {
        let adobe = try await PortTests.written(
            """
            import AEPMessaging
            import AEPServices
            final class Listener: NSObject, MessagingDelegate {
                private var current: Showable?
                func shouldShowMessage(message: Showable) -> Bool {
                    guard let full = message as? FullscreenMessage, let inApp = full.settings?.parent as? Message
                    else { return true }
                    return inApp.id != "no"
                }
                func onShow(message: Showable) { current = message }
                func onDismiss(message: Showable) {
                    if let full = current as? FullscreenMessage { print(full.parent as! Message) }
                }
            }

            """, to: "braze")
        #expect(adobe.contains("let full = Optional(message), let inApp = Optional(full)\n"))
        #expect(adobe.contains("if let full = current { print(Optional(full)!) }"))
        let airship = try await PortTests.written(
            """
            import AirshipAutomation
            final class Waiting: NSObject, InAppMessagingDelegate {
                private var waiting: [InAppMessage] = []
                func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
                    waiting.removeAll { $0 == message }
                }
            }

            """, to: "braze")
        #expect(airship.contains("waiting.removeAll { $0 === message }"))
    }

    @Test("A statement that shares its line moves below it, and a condition around imports only is removed")
    func writesLines() async throws {
        let (outcome, files) = try await PortTests.ported(
            text: """
                #if canImport(AirshipAutomation)
                import AirshipAutomation
                import AirshipCore
                #endif
                final class Mode: NSObject, InAppMessagingDelegate {
                    var isOpen = true {
                        didSet { if isOpen { InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged() } }
                    }
                    func isMessageReady(forDisplay message: InAppMessage) -> Bool { isOpen }
                }
                #if canImport(AirshipAutomation)
                extension Mode { func close() { isOpen = false } }
                #endif

                """, to: "braze")
        let text = try #require(files.first { $0.key.hasPrefix("Own") }?.value)
        #expect(text.hasPrefix("import InAppCompat\n\nfinal class Mode"))
        #expect(
            text.contains(
                """
                      if isOpen {
                        // PORT: Show the messages that were held.
                        // InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
                      }
                """))
        #expect(outcome.output.contains(".swift:11"))
        #expect(outcome.output.components(separatedBy: "compiled only with the old SDK").count == 2)
    }

    @Test("Views with parameters are kept for SwiftUI, and each of many previews has its own name")
    func keepsViews() async throws {
        let previews = (0..<40).map { _ in "#Preview {\n    Host { Text(\"a\") }\n}\n" }.joined()
        let (outcome, files) = try await PortTests.ported(
            text: """
                import AEPMessaging
                import AEPServices
                import Combine
                import SwiftUI
                final class Model: NSObject, ObservableObject, MessagingDelegate {
                    @Published var isUp = false
                    private var bag: Set<AnyCancellable> = []
                    func start() {
                        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
                            .sink { [weak self] _ in self?.isUp = false }
                            .store(in: &bag)
                    }
                    func shouldShowMessage(message: Showable) -> Bool { !isUp }
                    func onShow(message: Showable) { isUp = true }
                    func onDismiss(message: Showable) { isUp = Session.shared.isBusy }
                }
                struct Host<Content: View>: View {
                    @StateObject private var model: Model
                    private let content: () -> Content
                    init(@ViewBuilder content: @escaping () -> Content) {
                        _model = StateObject(wrappedValue: Model())
                        self.content = content
                    }
                    var body: some View { content().opacity(model.isUp ? 0.5 : 1) }
                }
                \(previews)
                """, to: "braze")
        let text = try #require(files.first { $0.key.hasPrefix("Own") }?.value)
        #expect(text.contains("#if canImport(SwiftUI)\n  struct Host<Content: View>: View {"))
        #expect(text.components(separatedBy: "#if canImport(SwiftUI)\n  #Preview {").count == 41)
        #expect(text.contains("\n      .sink { [weak self] _ in self?.isUp = false }"))
        #expect(!text.contains("PORT: The compiler"))
        #expect(outcome.output.contains("Empty types stand in for missing types: Session.\n"))
        let names = PreparedSource.unmarked(previews.split(separator: "\n").map(String.init))
        #expect(Set(names.filter { $0.hasPrefix("func") }).count == 40)
    }

    @Test("A guard in a function without a result returns nothing if its original exit is in comments")
    func leavesGuards() async throws {
        let text = try await PortTests.written(
            """
            import BrazeKit
            import BrazeUI
            final class Notes: NSObject, BrazeInAppMessageUIDelegate {
                private var seen: [String] = []
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
                ) {
                    guard let id = message.extras["id"] as? String else { return send(braze) }
                    seen.append(id)
                }
                private var braze: Braze?
                private func send(_ braze: Braze?) {}
            }

            """, to: "adobeIOS")
        let start = try #require(text.range(of: "guard let id")).lowerBound
        #expect(
            text[start...].split(separator: "\n").prefix(8).map { $0.drop { $0 == " " } } == [
                "guard let id = message.content.extras.mapValues(\\.foundationValue)[\"id\"] as? String else {",
                "// PORT: It needs braze, which is in comments now.",
                "// return send(braze)",
                "// PORT: The original exit is in comments; this answer replaces it.",
                "return",
                "}",
                "seen.append(id)",
                "}",
            ])
    }
}
