import AdobeAndroidShared
import Testing

@Suite("Parameters of links", .timeLimit(.minutes(20))) struct LinkParametersTests {
    nonisolated static let vectors: [(String, LinkTarget?)] = [
        ("link=https://e.org?a=1&animate=left", .url("https://e.org?a=1&animate=left")),
        // The order is that of Java's map (A2-109, A3-139).
        ("z=1&link=s://e&b=2&a=3", .url("s://e&a=3&b=2&z=1")),
        ("utm_source=1&link=s://e&utm_medium=2&animate=3", .url("s://e&utm_medium=2&animate=3&utm_source=1")),
        // Blank keys and values are left out of the parameters that are read (A2-106, A3-138), but kept in the URL.
        ("link= &a=1", nil), ("link=a&b= ", .url("a&b= ")),
        ("link=a&link=b", .url("b")), ("link=a&x=1&x=2", .url("a&x=2")), ("link=", nil), ("a=b", nil),
        ("", nil),
        ("link=js=a()&x=1", .script("js=a()")), ("a=1&link=jsapp://e&b=2", .script("jsapp://e")),
        ("link=JS=a()&x=1", .url("JS=a()&x=1")),
    ]

    @Test(
        "A2-076, A2-214, A3-087, A3-126 remaining parameters are appended to a URL, never to a script",
        arguments: vectors)
    func target(_ query: String, _ expected: LinkTarget?) {
        var parameters = LinkParameters(query)
        #expect(parameters.takeTarget() == expected)
    }

    @Test("A2-076, A3-087 pairs with an empty side are dropped, the last value counts") func taking() {
        var parameters = LinkParameters("interaction=a&=b&c&d=&&interaction=d=e&link=x")
        #expect(parameters.take("interaction") == "d=e")
        #expect(parameters.take("interaction") == nil)
        #expect(parameters.take("d") == nil)
        #expect(parameters.takeTarget()?.text == "x")
        #expect(parameters.takeTarget() == nil)
    }

    @Test("A2-106, A3-138 a blank interaction is none") func blank() {
        var parameters = LinkParameters("interaction= \t&link=x")
        #expect(parameters.take("interaction") == nil)
        #expect(parameters.takeTarget()?.text == "x")
    }
}
