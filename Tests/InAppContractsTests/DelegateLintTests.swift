import AdobeAndroid2Bridge
import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// Near misses of delegate methods, found in source text.
@Suite(.timeLimit(.minutes(20))) struct DelegateLintTests {
    private func misses(_ source: String, for shapes: [SDKShape]? = nil) -> [String] {
        DelegateLint(.builtIn, only: shapes).findings(in: source).map(\.description)
    }

    private func declared(_ source: String) -> [String] {
        SourceMethods(in: source).methods.map {
            "\($0.line) \($0.type)\($0.type.isEmpty ? "" : ".")\($0.signature)"
        }
    }

    /// A declaration with these labels, and the types that are optional in a protocol.
    private func function(_ signature: String, of delegate: DelegateRequirements? = nil) -> String {
        let optionals = delegate?.optionals?[signature] ?? []
        let name = signature.prefix { $0 != "(" }
        let labels = signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let inouts = delegate?.forms?.inouts[signature] ?? []
        let parameters = labels.enumerated().map {
            "\($1) p\($0): \(inouts.contains($0) ? "inout " : "")Any\(optionals.contains($0) ? "?" : "")"
        }.joined(separator: ", ")
        let result = delegate?.forms?.results.contains(signature) == true ? " -> Any" : ""
        return "func \(name)(\(parameters))\(result) {}"
    }

    @Test("The requirements themselves are accepted, in every form of declaration of a delegate")
    func right() {
        for delegate in [ShapeKit].builtIn.flatMap(\.requirements) {
            for head in ["class D: NSObject, \(delegate.protocolName)", "extension D", "final class D<T: P>"]
            {
                let body = delegate.methods.map { "    public " + function($0, of: delegate) }.joined(
                    separator: "\n")
                #expect(misses("\(head) {\n\(body)\n}").isEmpty)
            }
        }
    }

    @Test("A wrong, a missing and an extra label are found for every requirement")
    func labels() {
        for delegate in [ShapeKit].builtIn.flatMap(\.requirements) {
            for method in delegate.methods where method.contains(":") {
                let last = method.dropLast().split(separator: ":").last ?? ""
                let label = last.split(separator: "(").last ?? ""
                let wrong = method.dropLast(label.count + 2) + "\(label)X:)"
                let more = method.dropLast() + "animated:)"
                let others = delegate.methods.filter { $0 != method }.map { function($0, of: delegate) }
                    .joined(separator: "; ")
                for miss in [String(wrong), String(more)] {
                    let source = "class D: \(delegate.protocolName) {\n  \(function(miss))\n \(others) }"
                    #expect(
                        misses(source) == [
                            "line 2: \(miss) is never called by \(delegate.shape); did you mean \(method)?"
                        ])
                }
            }
        }
        #expect(
            misses("class D: MessagingDelegate { func urlLoaded(_ url: URL) {} }") == [
                "line 1: urlLoaded(_:) is never called by adobeIOS; did you mean urlLoaded(_:byMessage:)?"
            ])
        #expect(
            misses("class D: MessagingDelegate { func onShow() {} }") == [
                "line 1: onShow() is never called by adobeIOS; did you mean onShow(message:)?"
            ])
    }

    @Test(
        "An extra or missing ? after the type of a parameter is found; one after other types is not a finding"
    )
    func optionals() {
        let text =
            "is never called by braze: one of its types is optional and the SDK's is not, or the reverse"
        func process(_ button: String, _ action: String) -> String {
            "func inAppMessage(_ ui: UI, shouldProcess action: \(action), buttonId: \(button), "
                + "message: Braze.InAppMessage, view: any InAppMessageView) -> Bool { let a: Int? = nil; return a == nil }"
        }
        let head = "class D: BrazeInAppMessageUIDelegate {"
        let name = "inAppMessage(_:shouldProcess:buttonId:message:view:)"
        #expect(misses("\(head) \(process("String?", "Action")) }").isEmpty)
        #expect(misses("\(head) \(process("String", "Action")) }") == ["line 1: \(name) \(text)"])
        #expect(misses("\(head) \(process("String?", "[K: V?]?")) }") == ["line 1: \(name) \(text)"])
        #expect(misses("\(head) \(process("String?", "Pair<K?, V>")) }").isEmpty)
        #expect(
            misses("\(head) \(process("String", "Action")); \(process("String?", "Action")) }").isEmpty)
        #expect(
            misses("class D: PresentationDelegate { func canShow(_ p: any Presentable) -> Bool? { nil } }")
                .count == 1)
    }

    @Test(
        "A misspelt name is found in a delegate",
        arguments: [
            ("onDismis(message:)", "onDismiss(message:)"), ("onshow(message:)", "onShow(message:)"),
            ("shouldShowMesage(message:)", "shouldShowMessage(message:)"),
            ("urlloaded(_:byMessage:)", "urlLoaded(_:byMessage:)"),
            ("inappMessage(_:prepareWith:)", "inAppMessage(_:prepareWith:)"),
        ])
    func names(declared: String, meant: String) {
        let parent = meant.hasPrefix("inApp") ? "BrazeInAppMessageUIDelegate" : "MessagingDelegate"
        let found = DelegateLint(.builtIn).findings(
            in: "struct D {}\nextension D: \(parent) { \(function(declared)) }")
        #expect(found.map(\.meant) == [meant])
        #expect(found.map(\.line) == [2])
        #expect(misses("class D { \(function(declared)) }").isEmpty)
    }

    @Test("A long name with the labels of a requirement may differ in a quarter of its letters")
    func longNames() {
        func meant(_ name: String, _ label: String = "scheduleID") -> [String] {
            let method = "func \(name)(_ message: M, \(label): String) -> Bool { true }"
            return DelegateLint(.builtIn).findings(in: "class D: InAppMessageDisplayDelegate { \(method) }")
                .map(
                    \.meant)
        }
        #expect(meant("isMessageReadyForDisplayed") == ["isMessageReadyToDisplay(_:scheduleID:)"])
        #expect(meant("isMessageReadyForDisplayedNow") == [])
        #expect(meant("isMessageReadyForDisplayed", "name") == [])
    }

    @Test(
        "Delegates of two shapes whose protocols have the same name are told apart by their correct methods")
    func rivals() {
        let android = "func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }"
        let apple = "func shouldShowMessage(message: any Showable) -> Bool { true }"
        let labelled = "func onShow(message: any FullscreenMessage) {}"
        let unlabelled = "func onShow(_ message: any Showable) {}"
        #expect(
            misses("class D: MessagingDelegate { \(android); \(labelled) }") == [
                "line 1: onShow(message:) is never called by adobeAndroid2; did you mean onShow(_:)?"
            ])
        #expect(
            misses("class D: MessagingDelegate { \(apple); \(unlabelled) }") == [
                "line 1: onShow(_:) is never called by adobeIOS; did you mean onShow(message:)?"
            ])
        let both = "class D: MessagingDelegate { \(android); \(apple); \(labelled); \(unlabelled) }"
        #expect(misses(both).isEmpty)
        #expect(misses("class D: MessagingDelegate { \(labelled) }", for: [.adobeAndroid2]).count == 1)
        #expect(
            misses("class D: MessagingDelegate { \(android); func urlLoaded(_ url: String) {} }") == [
                "line 1: urlLoaded(_:) is never called by adobeAndroid2; did you mean urlLoaded(_:_:)?"
            ])
    }

    @Test("A requirement of another shape is accepted only where no delegate protocol is stated")
    func stated() {
        let unlabelled = "func onShow(_ presentable: any Presentable) {}"
        let labelled = "func onShow(presentable: any Presentable) {}"
        let hidden = "func onHide(_ message: any Showable) {}"
        #expect(
            misses("class D: PresentationDelegate { \(labelled) }") == [
                "line 1: onShow(presentable:) is never called by adobeAndroid3; did you mean onShow(_:)?"
            ])
        #expect(
            misses("class D: MessagingDelegate { func onShow(message: M) {}; \(unlabelled); \(hidden) }")
                .isEmpty)
        #expect(misses("class D { \(unlabelled) }").isEmpty)
        #expect(
            misses("class D: PresentationDelegate { func canShow(_ a: A, animated: Bool) -> Bool { true } }")
                .count == 1)
    }

    @Test("Where the conformance is declared elsewhere, only close matches are found")
    func elsewhere() {
        #expect(
            DelegateLint(.builtIn).findings(
                in: """
                    class D {
                      func onShow(message: Showable, animated: Bool) {}
                      func inAppMessage(_ id: String) {}
                      func inAppMessage(_ a: A, b: B) {}
                      func onShow(_ view: UIView) {}
                      func urlLoaded(_ url: URL) {}
                      func urlLoaded(_ url: URL, byMesage message: Showable) {}
                      func inAppMessage(_ ui: UI, willShow message: M, view: V) {}
                      func inAppMessage(_ ui: UI, didPresented message: M, view: V) {}
                      func shouldShow(message: Showable) {}
                    }
                    """
            ).map(\.declared) == [
                "urlLoaded(_:byMesage:)", "inAppMessage(_:willShow:view:)",
                "inAppMessage(_:didPresented:view:)",
            ])
    }

    @Test("An extension of the protocol itself is checked like a delegate; a class with its name is not")
    func extensions() {
        let method = "{ func onShow() {} }"
        #expect(misses("extension MessagingDelegate \(method)").count == 1)
        #expect(misses("class MessagingDelegate \(method)").isEmpty)
    }

    @Test("Other methods of a delegate with the name of a requirement are not findings")
    func helpers() {
        let helper = "func onShow(message: Message, animated: Bool) {}"
        let right = "func onShow(message: any Showable) {}"
        #expect(misses("class D: MessagingDelegate { \(right); \(helper) }").isEmpty)
        #expect(misses("class D: MessagingDelegate { \(helper) }").count == 1)
        #expect(
            misses("class D: MessagingDelegate { \(right) }\nclass E: MessagingDelegate { \(helper) }").count
                == 1)
    }

    @Test("Only the given shapes are checked; a method that fits another shape is accepted")
    func shapes() {
        let source = "class D: MessagingDelegate { func onShow() {} }"
        #expect(misses(source, for: [.braze]).isEmpty)
        #expect(misses(source, for: [.adobeIOS]).count == 1)
        let both = "class D: MessagingDelegate, BrazeInAppMessageUIDelegate { func onShow(message: M) {} }"
        #expect(misses(both, for: [.braze]).isEmpty)
    }

    @Test("Comments and strings are skipped, and their lines are counted")
    func commentsAndStrings() {
        let source = ##"""
            // func onShow(a: A) {}
            /* func onShow(b: B) { /* nested */ func onShow(c: C) {} */
            let a = "func onShow(d: D) {} \(f("}") + "func onShow(e: E)") \" {"
            let b = """
                func onShow(f: F) { " \(g("""
                x
                """))
                """
            let c = #"\( " \#(h(")")) func onShow(g: G) {"#
            let url = "https://e.org"; class D: MessagingDelegate { func onShow(h: H) {} }
            let broken = "no end
            func onShow(message m: M) {}
            """##
        #expect(declared(source) == ["10 D.onShow(h:)", "12 onShow(message:)"])
    }

    @Test("Types, generics, closures, defaults, attributes and line breaks do not confuse it")
    func declarations() {
        let source = """
            @available(iOS 15, *) public final class Outer<A: P, B>: Base<A, B>, MessagingDelegate where A: Q {
              class var shared: Outer { Outer() }
              class func make(_ x: Int = 1 < 2 ? 3 : 4, y: [String: Int] = [:]) -> Outer { Outer() }
              struct Inner {
                @discardableResult
                func
                  call<T: (P & Q), U>(
                    _ first: @escaping (Int, Bool) -> Void = { x, y in print(x, y) }, // a, b: c
                    second value: Dictionary<String, (a: Int, b: Int)> = Dictionary<String, (a: Int, b: Int)>(),
                    @Builder(a: 1, b: 2) third: () -> some View, `in` where_: inout Int,
                    _: any Showable, variadic: Int...
                  ) async throws -> [Int: String] where T: P { func local(x: Int) {} }
                func none() {}
                static func == (left: Self, right: Self) -> Bool { true }
              }
              func after(a: Int) {}
            }
            protocol P: class { func onShow(x: X) }
            extension Outer.Inner { func nested(b: B) { let c = D.class; func onShow(y: Y) {} } }
            enum E { case `class`(Int); func f(c: C) {} }
            func free(d: D) {}
            """
        #expect(
            declared(source) == [
                "3 Outer.make(_:y:)", "6 Outer.Inner.call(_:second:third:in:_:variadic:)",
                "13 Outer.Inner.none()", "16 Outer.after(a:)", "19 Outer.Inner.nested(b:)", "20 E.f(c:)",
                "21 free(d:)",
            ])
        #expect(SourceMethods(in: source).parents["Outer"]?.contains("MessagingDelegate") == true)
        #expect(SourceMethods(in: source).parents["Outer"]?.contains("Q") == false)
    }

    @Test(
        "Without a stated protocol a slip counts beside a callback that is right, if the requirement has labels"
    )
    func closeWithoutProtocol() {
        let right = "func urlLoaded(_ url: URL, byMessage message: any Showable) {}"
        func meant(_ slip: String) -> [String] {
            DelegateLint(.builtIn, only: [.adobeIOS]).findings(in: "class D { \(right)\n \(slip) }").map(
                \.meant)
        }
        #expect(meant("func onShow(mesage: any Showable) {}") == ["onShow(message:)"])
        #expect(meant("func onShow(_ message: any Showable) {}") == [])
    }

    @Test("A text has a delegate if it states so, or has a requirement with labels or nearly one")
    func hasDelegate() {
        let lint = DelegateLint(.builtIn)
        for text in [
            "class D: MessagingDelegate {}", "class D { func onShow(message: M) {} }",
            "class D { func urlLoaded(_ url: URL, byMesage message: M) {} }",
        ] {
            #expect(lint.hasDelegate(in: text), "\(text)")
        }
        for text in [
            "", "class D {}", "class D { func onShow(_ message: M) {} }", "class D { func onShow() {} }",
        ] {
            #expect(!lint.hasDelegate(in: text), "\(text)")
        }
        #expect(!DelegateLint(.builtIn, only: [.braze]).hasDelegate(in: "class D: MessagingDelegate {}"))
    }

    @Test(
        "Text that is not Swift is read to its end",
        arguments: [
            "", "func", "func f", "func f(", "func f(a", "func f<", "/*", "\"", "\"\"\"", "\"\\(", "#\"", "`",
            "class",
            "class D: ", "extension", "}}}}", "func f(@", "func f(@A(", "\u{0}", "class D.", "é́ func ß(ü: Ü)",
        ])
    func noSwift(source: String) {
        #expect(DelegateLint(.builtIn).findings(in: source).isEmpty)
    }
}
