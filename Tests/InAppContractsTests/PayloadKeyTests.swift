import Foundation
import Testing

@testable import InAppContracts

/// Which keys of a payload belong to the campaign, and which the SDK does not read.
@Suite(.timeLimit(.minutes(20))) struct PayloadKeyTests {
    private func key(_ path: String) -> PayloadKey { PayloadKey(path, "Text", example: "1") }

    /// Campaign keys with what they are about, and unread keys with what may have been meant.
    private func report(_ payload: String, _ keys: [PayloadKey]) -> [String] {
        let report = PayloadKeyReport(Data(payload.utf8), keys: keys)
        return report.campaign.map { "campaign \($0.path): \($0.about)" }
            + report.unread.map { "unread \($0.path)" + ($0.nearest.map { ", nearest \($0)" } ?? "") }
    }

    @Test("A key belongs to the campaign, with all below it, only if that is stated")
    func campaign() {
        let keys = [key("text"), PayloadKey.campaign("trigger", "When", example: "{}")]
        #expect(key("text").isCampaign == false)
        #expect(report(#"{"text": 1, "trigger": {"any": 1}}"#, keys) == ["campaign trigger: When"])
    }

    @Test("Without keys, and for text that is not JSON, nothing is listed")
    func nothing() {
        #expect(report(#"{"text": 1}"#, []) == [])
        #expect(report("text", [key("text")]) == [])
        #expect(report("[]", [key("text")]) == [])
    }

    @Test("Unknown keys are listed in order, with the path, and nothing below them")
    func unread() {
        let keys = [key("title"), key("btns"), key("btns[].text")]
        #expect(
            report(#"{"zoom": {"title": 1}, "btns": [{"text": 1}, {"texd": 1}, {"text": {"a": 1}}]}"#, keys)
                == [
                    "unread btns[1].texd, nearest text", "unread btns[2].text.a", "unread zoom",
                ])
    }

    @Test("JSON inside a string is searched too, and other strings are not")
    func strings() {
        let keys = [key("extras"), key("extras.text")]
        #expect(
            report(#"{"extras": "{\"text\": 1, \"tex\": 2}"}"#, keys) == ["unread extras.tex, nearest text"])
        #expect(report(#"{"extras": "[{\"a\": 2}]"}"#, keys) == ["unread extras[0].a"])
        #expect(report(#"{"extras": "{a: 2}"}"#, keys) == [])
        #expect(report(#"{"extras": "\"{}\""}"#, keys) == [])
    }

    @Test(
        "A path may have any name, any depth, a beginning of a name, an optional name, and all below it",
        arguments: [
            (["themes", "themes.*", "themes.*.color"], #"{"themes": {"dark": {"color": 1}}}"#, []),
            (
                ["themes", "themes.*", "themes.*.color"], #"{"themes": {"dark": {"size": 1}}}"#,
                ["unread themes.dark.size"]
            ),
            (["app://*"], #"{"app://x": 1, "web:/x": 2}"#, ["unread web:/x"]),
            (["message", "message?.name"], #"{"name": 1, "message": {"name": 1}}"#, []),
            (["message", "message?.name"], #"{"message": {"message": 1}}"#, ["unread message.message"]),
            (["**.meta"], #"{"meta": 1}"#, []), (["**.meta"], #"{"met": 1}"#, ["unread met, nearest meta"]),
            (["a", "**.a.meta"], #"{"a": {"meta": 1}}"#, []),
            (["a", "b", "**.a.meta"], #"{"b": {"meta": 1}}"#, ["unread b.meta"]),
            (["extras.**"], #"{"extras": {"any": {"deep": 1}}}"#, []),
            (["extras.**"], #"{"extra": {"any": 1}}"#, ["unread extra, nearest extras"]),
        ])
    func paths(paths: [String], payload: String, found: [String]) {
        #expect(report(payload, paths.map(key)) == found)
    }

    @Test("At any depth a key is known below each known key")
    func anyDepth() {
        let keys = [key("**.meta"), key("body"), key("body.text")]
        #expect(report(#"{"meta": 1, "body": {"meta": 1, "text": 1}}"#, keys) == [])
        #expect(
            report(#"{"body": {"text": {"meta": 1, "mete": 1}}}"#, keys) == [
                "unread body.text.mete, nearest meta"
            ])
    }

    @Test("Of an exact key and a beginning of names, the one that is listed first counts")
    func order() {
        let exact = key("app.id")
        let open = PayloadKey.campaign("app.*", "Any", example: "1")
        #expect(report(#"{"app": {"id": 1, "x": 1}}"#, [key("app"), exact, open]) == ["campaign app.x: Any"])
        #expect(
            report(#"{"app": {"id": 1, "x": 1}}"#, [key("app"), open, exact]) == [
                "campaign app.id: Any", "campaign app.x: Any",
            ])
    }

    @Test("Of two keys for one name, or two beginnings of a name, the one that is listed first counts")
    func first() {
        let payload = #"{"app": {"id": 1, "x": 1}}"#
        func campaign(_ path: String) -> PayloadKey { .campaign(path, path, example: "1") }
        #expect(
            report(payload, [key("app"), campaign("app.i*"), campaign("app.*")]) == [
                "campaign app.id: app.i*", "campaign app.x: app.*",
            ])
        #expect(
            report(payload, [key("app"), campaign("app.*"), campaign("app.i*")]) == [
                "campaign app.id: app.*", "campaign app.x: app.*",
            ])
        #expect(report(payload, [key("app"), campaign("app")]) == ["unread app.id", "unread app.x"])
        #expect(report(payload, [campaign("app"), key("app")]) == ["campaign app: app"])
        // Of two names that are equally near, too.
        #expect(report(#"{"carx": 1}"#, [key("cart"), key("card")]) == ["unread carx, nearest cart"])
        #expect(report(#"{"carx": 1}"#, [key("card"), key("cart")]) == ["unread carx, nearest card"])
    }

    @Test(
        "The nearest known name differs in at most a third of the letters",
        arguments: [
            ("titl", ", nearest title"), ("TITLE", ", nearest title"), ("tit", ""), ("x", ", nearest y"),
            ("xx", ""),
            ("tilt", ", nearest tile"),
        ])
    func nearest(name: String, found: String) {
        let keys = [key("title"), key("y"), key("tile")]
        #expect(report("{\"\(name)\": 1}", keys) == ["unread \(name)\(found)"])
    }

    @Test("The name of a key that is optional at its end may be meant too, in its place and above it")
    func optionalEnd() {
        let keys = [key("outer"), key("outer.inner?")]
        #expect(report(#"{"outer": {"inner": 1, "innr": 1}}"#, keys) == ["unread outer.innr, nearest inner"])
        #expect(report(#"{"oute": 1}"#, keys) == ["unread oute, nearest outer"])
    }
}
