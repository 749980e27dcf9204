import AdobeIOSBridge
import Airship18Bridge
import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// Methods with the name and labels of a callback that are another method all the same, or are never reached.
@Suite(.timeLimit(.minutes(20))) struct DelegateSlipTests {
    private func misses(_ source: String) -> [String] {
        DelegateLint(.builtIn).findings(in: source).map(\.description)
    }

    private let process = "inAppMessage(_:shouldProcess:buttonId:message:view:)"

    private func braze(_ method: String) -> [String] {
        misses("class D: BrazeInAppMessageUIDelegate { \(method) }")
    }

    @Test(
        "A missing inout, static, throws, async and a result of the wrong kind are found; the requirement itself is right"
    )
    func slips() {
        let prepare = "func inAppMessage(_ ui: UI, prepareWith context: inout Context)"
        let never = "is never called by braze"
        #expect(braze("\(prepare) {}") == [])
        #expect(
            braze("func inAppMessage(_ ui: UI, prepareWith context: Context) {}") == [
                "line 1: inAppMessage(_:prepareWith:) \(never): a parameter is inout in the SDK's declaration and not in this "
                    + "one, or the reverse"
            ])
        let words = [
            "static \(prepare) {}": "it is static, and the SDK calls a method of the delegate itself",
            "public class \(prepare) {}": "it is static, and the SDK calls a method of the delegate itself",
            "\(prepare) throws {}": "it throws, and the SDK's does not",
            "\(prepare) async {}": "it is async, and the SDK's is not",
            "\(prepare) -> Bool { true }": "it returns a value, and the SDK's returns nothing",
        ]
        for (method, reason) in words {
            #expect(
                braze(method) == ["line 1: inAppMessage(_:prepareWith:) \(never): \(reason)"], "\(method)")
        }
        let choice = "func inAppMessage(_ ui: UI, displayChoiceForMessage message: M)"
        #expect(braze("\(choice) -> UI.DisplayChoice { .now }") == [])
        #expect(
            braze("\(choice) { }").first?.hasSuffix("it returns nothing, and the SDK's returns a value")
                == true)
        #expect(braze("\(prepare) -> Void {}") == [])
        #expect(braze("\(prepare) -> () {}") == [])
        #expect(braze("static let shared = D()\n @MainActor public \(prepare) {}") == [])
        #expect(braze("\(prepare) {}\n static \(prepare) {}") == [])
    }

    @Test("An asynchronous requirement may be implemented with async, and without")
    func asynchronous() {
        for method in ["func waitForReady() async {}", "func waitForReady() {}"] {
            #expect(misses("class A: CustomDisplayAdapter { \(method) }") == [])
        }
    }

    @Test(
        "A callback that only a subclass has is found, where the superclass leaves it to the protocol's default"
    )
    func subclasses() {
        let shown = "func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}"
        let base = "class Base: InAppMessageDisplayDelegate"
        let found =
            "line 1: messageWillDisplay(_:scheduleID:) is never called by airship18: its superclass Base conforms to the SDK's "
            + "protocol without it, so the protocol's default is called"
        #expect(misses("\(base) {}; final class D: Base { \(shown) }") == [found])
        #expect(misses("\(base) {}; class M: Base { let a = 1 }; final class D: M { \(shown) }") == [found])
        #expect(misses("\(base) {}; final class D: Base {}; extension D { \(shown) }") == [found])
        let right = [
            "\(base) { \(shown) }; final class D: Base { override \(shown) }",
            "\(base) {}; extension Base { \(shown) }; final class D: Base { \(shown) }",
            "\(base) {}; final class D: Base { @objc public \(shown) }",
            "class Base: NSObject { let a = 1 }; final class D: Base, InAppMessageDisplayDelegate { \(shown) }",
            "protocol Shop: InAppMessageDisplayDelegate {}; class D: Shop { \(shown) }",
            "protocol Shop: InAppMessageDisplayDelegate {}; class Base: NSObject {}; class D: Base, Shop { \(shown) }",
        ]
        for text in right { #expect(misses(text) == [], "\(text)") }
    }

    @Test("The superclass may stand in another file")
    func otherFile() {
        let sources = [
            DelegateLint.Source(path: "Base.swift", text: "class Base: BrazeInAppMessageUIDelegate {}"),
            DelegateLint.Source(
                path: "Shop.swift",
                text: "class Shop: Base {\n func inAppMessage(_ ui: UI, didPresent message: M, view: V) {} }"),
        ]
        let found = DelegateLint(.builtIn).findings(in: sources)
        #expect(found.map(\.path) == ["Shop.swift"])
        #expect(found.first?.findings.map(\.line) == [2])
    }

    @Test(
        "A name of another version or of the vendor's other SDK is found, with the callback that is meant",
        arguments: [
            (
                "InAppMessageDisplayDelegate", "isMessageReady(forDisplay:)",
                "isMessageReadyToDisplay(_:scheduleID:)"
            ),
            (
                "InAppMessagingDelegate", "isMessageReadyToDisplay(_:scheduleID:)",
                "isMessageReady(forDisplay:)"
            ),
            ("PresentationDelegate", "shouldShowMessage(_:)", "canShow(_:)"),
            (
                "BrazeInAppMessageUIDelegate", "before(inAppMessageDisplayed:)",
                "inAppMessage(_:displayChoiceForMessage:)"
            ),
        ])
    func otherNames(parent: String, declared: String, meant: String) {
        let labels = declared.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let parameters = labels.enumerated().map { "\($1) p\($0): Any" }.joined(separator: ", ")
        let method = "func \(declared.prefix { $0 != "(" })(\(parameters)) -> Bool { true }"
        #expect(
            DelegateLint(.builtIn).findings(in: "class D: \(parent) { \(method) }").map(\.meant) == [meant])
        #expect(misses("class D { \(method) }") == [])
    }

    @Test(
        "In a delegate three letters may differ, and one in a method without labels; elsewhere a quarter of all letters",
        arguments: [
            ("MessagingDelegate", "urlLoadedNow", "_ url: URL, byMessage m: M", "urlLoaded(_:byMessage:)"),
            ("MessagingDelegate", "urlLoadedHere", "_ url: URL, byMessage m: M", nil),
            ("CustomDisplayAdapter", "waitForReadyX", "", "waitForReady()"),
            ("CustomDisplayAdapter", "waitForReadyXY", "", nil),
            ("MessagingDelegate", "shouldShowMessageNow", "message: M", "shouldShowMessage(message:)"),
            // A quarter of its letters, but one label is not enough.
            ("MessagingDelegate", "shouldShowMessageHere", "message: M", nil),
            ("NSObject", "onShow", "messageHere: M", "onShow(message:)"),
            ("NSObject", "onShow", "messageThere: M", nil),
        ] as [(String, String, String, String?)])
    func limits(parent: String, name: String, parameters: String, meant: String?) {
        let lint = DelegateLint(.builtIn, only: [.adobeIOS, .airship18])
        let found = lint.findings(in: "class D: \(parent) { func \(name)(\(parameters)) {} }")
        #expect(found.map(\.meant) == [meant].compactMap { $0 })
    }

    @Test("A method that another of a type's protocols requires is right")
    func bothVersions() {
        let gate = "func isMessageReady(forDisplay message: InAppMessage) -> Bool { true }"
        #expect(misses("class D: InAppMessagingDelegate, InAppMessageDisplayDelegate { \(gate) }") == [])
    }

    @Test("A nested type has the path of all types around it, and a type inside a function has none")
    func paths() {
        let text = """
            enum A { enum B { struct C { func one() {} } } ; func two() { class D { func three() {} } } }
            extension A.B { actor E { func four() {} } }
            """
        let methods = SourceMethods(in: text).methods
        #expect(
            methods.map { "\($0.line) \($0.type) \($0.signature)" } == [
                "1 A.B.C one()", "1 A two()", "1 D three()", "2 A.B.E four()",
            ])
    }

    @Test(
        "How a method is to be declared is said for each slip",
        arguments: [
            (.optional, "f() with the types of the SDK's protocol: optional only where they are."),
            (.isStatic, "f() without static or class."),
            (.isAsync, "f() without async; what takes time goes into a task of its own."),
            (.isThrowing, "f() without throws; errors are handled in it."),
            (.isInout, "f() with inout exactly where the SDK's protocol has it."),
            (.result(isMissing: true), "f() with the result of the SDK's protocol."),
            (.result(isMissing: false), "f() with the result of the SDK's protocol."),
            (.isNotInherited(from: "Base"), "f() in Base too, and override in the subclass."),
        ] as [(DelegateLint.Slip, String)])
    func expected(slip: DelegateLint.Slip, text: String) { #expect(slip.expected("f()") == text) }
}
