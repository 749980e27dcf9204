import AdobeAndroidShared
import Testing

@Suite("URIs as parsed by Java", .timeLimit(.minutes(20))) struct JavaURITests {
    nonisolated static let readable: [(String, String)] = [
        ("adbinapp://dismiss", "adbinapp dismiss -"), ("adbinapp://dismiss?", "adbinapp dismiss "),
        ("adbinapp://dismiss?a=b%20c#f", "adbinapp dismiss a=b c"),
        ("adbinapp://me@host.org:80/x?q", "adbinapp host.org q"),
        ("adbinapp:x?a=b", "adbinapp - -"), ("adbinapp:///x?a=b", "adbinapp - a=b"),
        ("adbinapp://?a=b", "adbinapp - a=b"), ("adbinapp://#f", "adbinapp - -"),
        ("adbinapp://a_b?c", "adbinapp - c"), ("adbinapp://-a?c", "adbinapp - c"),
        ("adbinapp://a:b?c", "adbinapp - c"), ("relative/path?a:b", "- - a:b"), ("a/b:c", "- - -"),
        ("", "- - -"), ("//host", "- host -"), ("x://h?a=%25", "x h a=%"), ("x://h?%ff", "x h \u{FFFD}"),
        ("x://h?a=b?c", "x h a=b?c"), ("x://h?ä", "x h ä"),
    ]

    @Test("A2-073, A2-080, A3-084, A3-085, A3-090 scheme, host and decoded query", arguments: readable)
    func parts(_ text: String, _ expected: String) throws {
        let uri = try #require(JavaURI(text))
        #expect("\(uri.scheme ?? "-") \(uri.host ?? "-") \(uri.query ?? "-")" == expected)
    }

    @Test(
        "A2-073, A3-084 text that is not a URI",
        arguments: [
            "{bad}", "a b", " ", "a%zz", "a%", "a%2", "a#b#c", "adbinapp:", "adbinapp://", ":x", "1a:b",
            "a\u{7F}", "a\u{85}", "a\u{90}", "a\u{A0}", "a\\b", "\"", "a^", "`", "a|b", "<>",
        ]) func unreadable(_ text: String) throws
    {
        #expect(JavaURI(text) == nil)
    }

    @Test("A3-087, A3-088, A2-094 form-encoded text") func forms() {
        #expect("a+b%2B%20%C3%A4".formDecoded == "a b+ ä")
        for bad in ["%", "%2", "%zz", "5%"] { #expect(bad.formDecoded == nil) }
        #expect("a b+ä/~".formEncoded == "a%20b%2B%C3%A4%2F~")
        #expect("a%2Bb+%zz%".percentDecoded == "a+b+%zz%")
        for text in ["", "plain", "a b&c=d%", "ä\u{1F600}"] { #expect(text.formEncoded.formDecoded == text) }
    }
}
