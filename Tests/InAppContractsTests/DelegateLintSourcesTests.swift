import AdobeIOSBridge
import Airship18Bridge
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Near misses in the files of an app.
@Suite("Near misses in several files", .timeLimit(.minutes(20))) struct DelegateLintSourcesTests {
    private let lint = DelegateLint(.builtIn, only: [.adobeIOS])
    private let base = """
        class Base: MessagingDelegate {
            func shouldShowMessage(message: Showable) -> Bool { true }
            func onShow(message: Showable) {}
            func onDismiss(message: Showable) {}
            func urlLoaded(_ url: URL, byMessage message: Showable) {}
        }
        """
    private let middle = "class Middle: Base {}"
    private let leaf = """
        final class Leaf: Middle {
            func onShown(message: Showable) {}
        }
        """

    @Test("a subclass of a subclass of a delegate in another file is a delegate")
    func subclass() {
        let found = lint.findings(in: [
            DelegateLint.Source(path: "Leaf.swift", text: leaf),
            DelegateLint.Source(path: "Middle.swift", text: middle),
            DelegateLint.Source(path: "Base.swift", text: base),
        ])
        #expect(found.map(\.path) == ["Leaf.swift"])
        #expect(found.first?.findings.map(\.declared) == ["onShown(message:)"])
        #expect(lint.findings(in: leaf).isEmpty)
        #expect(lint.findings(in: "\(base)\n\(middle)\n\(leaf)").map(\.line) == [9])
    }

    @Test("classes that name each other as parents do not cause an endless search")
    func circle() {
        #expect(lint.findings(in: "class A: B {}\nclass B: A {}").isEmpty)
    }

    @Test("a test can check the files of an app, with one line per finding")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in ["Base": base, "Middle": middle, "Leaf": leaf] {
            try text.write(
                to: folder.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
        }
        #expect(
            try lint.errors(beneath: [folder.path]) == [
                "\(folder.path)/Leaf.swift:2: error: onShown(message:) is never called by adobeIOS; did you "
                    + "mean onShow(message:)?"
            ])
        #expect(throws: (any Error).self) { try lint.errors(beneath: ["\(folder.path)/None.swift"]) }
    }

    @Test("an older generation's name of a callback is found in a delegate of the newer one")
    func olderSpelling() {
        let source = """
            final class D: InAppMessageDisplayDelegate {
                func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
                func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {}
                func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
            }
            """
        #expect(
            DelegateLint(.builtIn, only: [.airship18]).findings(in: source).map(\.meant) == [
                "messageWillDisplay(_:scheduleID:)"
            ])
    }
}
