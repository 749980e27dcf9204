import BrazeBridge
import BridgeTesting
import Foundation
import InAppCompat
import Testing

/// How another vendor's content becomes a message of Braze's.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazePortTests {
    private func content(
        _ layout: MessageContent.Layout, isImageOnly: Bool = false, hasImage: Bool = false
    ) -> MessageContent {
        var content = MessageContent(layout: layout)
        content.isImageOnly = isImageOnly
        if hasImage { content.graphic = .image(URL(filePath: "/a.png"), description: nil) }
        return content
    }

    private func ported(_ content: MessageContent) -> String {
        let made = BrazePort.port(content, id: "m1")
        return "\(made.layout)\(made.isImageOnly ? " image" : "")"
    }

    @Test("INV-5 each layout becomes the kind that has it; a full screen without an image becomes a modal")
    func layouts() {
        for layout in [MessageContent.Layout.banner, .modal, .web, .control] {
            #expect(ported(content(layout)) == "\(layout)")
        }
        #expect(ported(content(.banner, isImageOnly: true, hasImage: true)) == "banner")
        #expect(ported(content(.modal, hasImage: true)) == "modal")
        #expect(ported(content(.modal, isImageOnly: true)) == "modal")
        #expect(ported(content(.modal, isImageOnly: true, hasImage: true)) == "modal image")
        #expect(ported(content(.fullScreen)) == "modal")
        #expect(ported(content(.fullScreen, hasImage: true)) == "fullScreen")
        #expect(ported(content(.fullScreen, isImageOnly: true, hasImage: true)) == "fullScreen image")
        var icon = content(.fullScreen)
        icon.graphic = .icon("x")
        #expect(ported(icon) == "modal")
    }

    @Test("INV-5 the time of a message is kept, and one without a time has none")
    func time() {
        var timed = content(.banner)
        timed.autoClose = 7
        #expect(BrazePort.port(timed, id: "m1").autoClose == 7)
        #expect(BrazePort.port(content(.banner), id: "m1").autoClose == nil)
    }

    @Test(
        "INV-5 a button without a number gets its place, or the next number that no other button has",
        arguments: [
            (["later", "1", "go"], ["0", "1", "2"]), (["x", "0"], ["1", "0"]), (["1", "x"], ["1", "2"]),
            (["x", "0", "y"], ["1", "0", "2"]), (["7", "3"], ["7", "3"]),
            (["a", "b", "2"], ["0", "1", "2"]),
            (["2", "a", "b"], ["2", "1", "3"]), (["x", "y", "0"], ["1", "2", "0"]),
            (["a", "b"], ["0", "1"]),
        ])
    func numbers(ids: [String], numbers: [String]) {
        var modal = content(.modal)
        modal.buttons = ids.map { ButtonContent(id: $0, text: "Go", effect: .none) }
        #expect(BrazePort.port(modal, id: "m1").buttons.map(\.id) == numbers)
    }
}
