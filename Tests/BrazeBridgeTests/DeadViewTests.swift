import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A view of the app's own that enters and leaves at once.
private class CardView: UIView, InAppMessageView {
    private(set) var presented = false

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

/// A part that draws itself, and may handle taps itself.
private final class OwnPart: UIView {}

/// Gives each message a view.
@MainActor private final class Decorating: BrazeInAppMessageUIDelegate {
    private let view: CardView

    init(_ view: CardView) { self.view = view }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { context.customView = view }
}

/// Which of the app's own views are suspected to ignore taps (BZ-072).
@MainActor @Suite(.timeLimit(.minutes(20))) struct DeadViewTests {
    private static let buttons = #", "btns": [{"id": 3, "text": "A"}, {"id": 4, "text": "B"}]"#
    private static let link = #", "click_action": "URI", "uri": "https://e.org""#

    /// The suspects, after a message was shown in the view and dismissed.
    private func suspects(_ view: CardView, _ more: String, type: String = "MODAL") throws -> [String] {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let checked = CheckedBrazeDelegate(Decorating(view), isRetained: true) { _ in }
        host.ui.delegate = checked
        try host.trigger(
            json: #"{"type": "\#(type)", "trigger_id": "m1", "message": "There"\#(more)}"#)
        stage.runUntilIdle()
        stage.run { host.ui.dismiss() }
        stage.runUntilIdle()
        return checked.deadViews.map {
            "\($0.type) \($0.message) \($0.taps.sorted().joined(separator: ", "))"
        }
    }

    @Test("BZ-072 a view of plain parts is one, if its message has something to click")
    func plain() throws {
        let view = CardView(frame: .zero)
        let inner = UIStackView(frame: .zero)
        for part in [UIView(frame: .zero), UILabel(frame: .zero), UIImageView(frame: .zero)] {
            inner.addSubview(part)
        }
        view.addSubview(inner)
        let image = #", "image_url": "file:///a.png""#
        let graphic = image + #", "image_style": "GRAPHIC""#
        let all = "CardView m1 tap on button 3, tap on button 4"
        #expect(try suspects(view, Self.buttons) == [all])
        #expect(try suspects(view, Self.buttons + Self.link) == [all])
        #expect(try suspects(view, Self.buttons + graphic) == [all])
        #expect(try suspects(view, Self.buttons + image, type: "FULL") == [all])
        #expect(try suspects(view, Self.buttons + graphic, type: "FULL") == [all])
        #expect(try suspects(view, Self.link) == ["CardView m1 tap on the message"])
        #expect(try suspects(view, Self.link, type: "SLIDEUP") == ["CardView m1 tap on the message"])
        #expect(try suspects(view, "") == [])
    }

    @Test("BZ-072 a view that may take a tap, itself or in any of its parts, is none")
    func takesTaps() throws {
        func expect(_ change: (CardView) -> Void) throws {
            let view = CardView(frame: .zero)
            change(view)
            #expect(try suspects(view, Self.link) == [])
        }
        try expect { $0.addGestureRecognizer(UITapGestureRecognizer()) }
        try expect { $0.addSubview(OwnPart(frame: .zero)) }
        try expect { view in
            let label = UILabel(frame: .zero)
            label.addGestureRecognizer(UITapGestureRecognizer())
            view.addSubview(UIView(frame: .zero))
            view.addSubview(label)
        }
        try expect { view in
            let inner = UIView(frame: .zero)
            inner.addSubview(OwnPart(frame: .zero))
            view.addSubview(inner)
        }
    }

    @Test("A trace shows of a message whether its assets are local, and its extras in order")
    func state() {
        typealias Message = Braze.InAppMessage
        let remote = URL(string: "https://e.org/a.png") ?? URL(filePath: "/")
        func state(_ message: Message) -> [String] {
            TracedCall.state(of: message).map { "\($0.name) \($0.value)" }
        }
        #expect(state(.slideup(.init(message: "Hi"))) == [])
        #expect(state(.slideup(.init(graphic: .icon("x"), message: "Hi"))) == [])
        #expect(state(.slideup(.init(graphic: .image(remote), message: "Hi"))) == ["assets remote"])
        #expect(state(.modal(.init(graphic: .image(URL(filePath: "/a")), message: "Hi"))) == ["assets local"])
        for message in [
            Message.modalImage(.init(imageURL: remote)), .full(.init(imageURL: remote)),
            .fullImage(.init(imageURL: remote)),
        ] { #expect(state(message) == ["assets remote"]) }
        var message = Message.slideup(.init(message: "Hi"))
        message.extras = ["b": "2", "c": "3", "a": "1"]
        #expect(state(message) == ["extras a=1 b=2 c=3"])
    }
}
