import Testing

@testable import InAppContracts

/// What is read of the declaration of a method in source text.
@Suite(.timeLimit(.minutes(20))) struct SourceFormTests {
    private func method(_ text: String) -> SourceMethods.Method? {
        SourceMethods(in: "class D { \(text) }").methods.first
    }

    @Test(
        "The indices of optional parameters, and of an optional result after them, are found",
        arguments: [
            ("func f(a: A, b: B?) {}", [1]), ("func f(a: A?, b: B) {}", [0]),
            ("func f(a: A! = nil, b: B = x?.y) {}", [0]),
            ("func f(a: [A?], b: Pair<B?, C>) {}", []), ("func f(a: A = b!) {}", []),
            ("func f(a: (A) -> B?) {}", [0]),
            ("func f() -> A? { x! }", [0]), ("func f(a: A) -> A! {}", [1]), ("func f(a: A) -> [A?] {}", []),
            ("func f(a: A) throws -> A? where B: C {}", [1]), ("func f(a: A)", []),
            ("func f(a: A) {}; let b: B?", []),
            ("func f(a: A) -> A; func g() -> B? {}", []), ("func f(a: A?) -> A?", [0, 1]), ("func f()", []),
        ] as [(String, Set<Int>)])
    func optionals(text: String, places: Set<Int>) {
        #expect(method(text)?.optionals == places)
    }

    @Test(
        "The words before and behind a method are found, and not those of its neighbours",
        arguments: [
            ("func f() {}", []), ("static func f() {}", [.isStatic]),
            ("public class func f() {}", [.isStatic]),
            ("@objc override func f() {}", [.isObjC, .isOverride]),
            ("func f() async throws {}", [.isAsync, .isThrowing]),
            ("func f() rethrows -> A {}", [.isThrowing]), ("func f() -> A { async throws }", []),
            ("func f(a: () async -> A) {}", []), ("func f() -> (A) throws -> B {}", []),
            ("static var a = 1; func f() {}", []), ("static let a = b\n func f() {}", []),
            ("var a: A { static }\n func f() {}", []), ("func f() where A: async {}", []),
        ] as [(String, Set<SourceForm.Word>)])
    func words(text: String, words: Set<SourceForm.Word>) {
        #expect(method(text)?.form.words == words)
    }

    @Test("The inout parameters are found by their indices")
    func inouts() {
        #expect(method("func f(a: inout A, b: B, c: @Sendable inout C) {}")?.form.inouts == [0, 2])
        #expect(method("func f(inout a: A) {}")?.form.inouts == [0])
        #expect(method("func f(a: A) { g(inout) }")?.form.inouts == [])
    }

    @Test(
        "A result is a value unless it is Void or empty parentheses",
        arguments: [
            ("func f() {}", false), ("func f() -> A {}", true), ("func f() -> Void {}", false),
            ("func f() -> () {}", false),
            ("func f() -> (A, B) {}", true), ("func f() -> [Void] {}", true),
            ("func f(a: () -> A) {}", false),
            ("func f() throws -> A {}", true), ("func f() { g() -> A }", false),
        ])
    func results(text: String, hasResult: Bool) {
        #expect(method(text)?.form.hasResult == hasResult)
    }

    @Test("Attributes, generic parameters and defaults do not hide labels")
    func labels() {
        let found = SourceMethods(
            in: """
                func f<A: B<C>, D>(@E a: A, @F(g: 1, h: 2) _ b: D = [1, 2], c d: (x: Int, y: Int) -> D) {}
                func g(`in`: A, _: B) {}
                func h < A > (a: A) {}
                func `repeat`(a: A) {}
                """
        ).methods.map(\.signature)
        #expect(found == ["f(a:_:c:)", "g(in:_:)", "h(a:)", "repeat(a:)"])
    }

    @Test("Parents are those of the inheritance clause, of every declaration, and of a path's type")
    func parents() {
        let methods = SourceMethods(
            in: """
                class A<T: P>: B, C where T: Q { struct D: E {} }
                extension A: F {}
                extension A.D: @unchecked G {}
                protocol H: I {}
                class J {}
                """)
        #expect(
            methods.parents == [
                "A": ["A", "B", "C", "F"], "A.D": ["A.D", "E", "unchecked", "G"], "H": ["I"],
            ])
    }

    @Test("The text of a string is no code, however many signs and lines delimit it")
    func strings() {
        for text in [
            #""func g() {}""#, ##"#"func " g() {}"#"##, "\"\"\"\n func g() {}\n \"\"\"",
            "#\"\"\"\n func g() {} \"\"\"\n func h() {}\n \"\"\"#",
            "##\"\"\"\n func g() {} \"\"\"#\n func h() {}\n \"\"\"##",
        ] {
            let found = SourceMethods(in: "class D { let text = \(text)\n func f() {} }").methods
            #expect(found.map(\.signature) == ["f()"], "\(text)")
        }
    }
}
