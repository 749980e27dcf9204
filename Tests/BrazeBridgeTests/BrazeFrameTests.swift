import BrazeBridge
import BrazeModel
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The effects of a frame that a handler wants around a Braze message.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeFrameTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    @Test("BZ-042 a frame's corner radius rounds the built-in view; the rest of a frame is reported")
    func frame() throws {
        handler.onPrepare = { plan, message in
            var frame = FrameContent(cornerRadius: 21)
            if message.id == "m2" { frame?.width = 50 }
            plan.content.frame = frame
        }
        try trigger(modal("m1"))
        #expect(host.ui.messageView?.modal?.attributes.cornerRadius == 21)
        #expect(diagnostics.items.isEmpty)
        stage.user.close()
        stage.runUntilIdle()
        try trigger(modal("m2"))
        #expect(host.ui.messageView?.modal?.attributes.cornerRadius == 21)
        #expect(
            diagnostics.items.map(\.explanation) == [
                "content.frame: Braze positions its messages itself, and applies only the corner radius."
            ])
        #expect(handler.messages.last?.content.frame == FrameContent(cornerRadius: 21))
    }

    @Test("BZ-042 the frame of an ended message is not that of a later one of its campaign")
    func laterTrigger() throws {
        handler.onPrepare = { plan, _ in plan.content.frame = FrameContent(cornerRadius: 21) }
        try trigger(modal("m1"))
        stage.user.close()
        stage.runUntilIdle()
        handler.onPrepare = nil
        handler.clear()
        try trigger(modal("m1"))
        #expect(handler.messages.map(\.content.frame) == [nil])
        #expect(host.ui.messageView?.modal?.attributes.cornerRadius != 21)
    }

    /// The corner radius of the view on the screen, whichever kind it is.
    private var cornerRadius: Double? {
        let view = host.ui.messageView
        return view?.slideup?.attributes.cornerRadius ?? view?.full?.attributes.cornerRadius
            ?? view?.fullImage?.attributes.cornerRadius ?? view?.modal?.attributes.cornerRadius
            ?? view?.modalImage?.attributes.cornerRadius
    }

    @Test(
        "BZ-042 a frame's corner radius rounds the built-in view of every kind that has corners",
        arguments: [
            #""type": "SLIDEUP""#, #""type": "MODAL""#,
            #""type": "MODAL", "image_style": "GRAPHIC", "image_url": "file:///a.png""#,
            #""type": "FULL", "image_url": "file:///a.png""#,
            #""type": "FULL", "image_style": "GRAPHIC", "image_url": "file:///a.png""#,
        ])
    func rounded(kind: String) throws {
        // On a large screen a full message is like a modal.
        stage.screen.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
        handler.onPrepare = { plan, _ in plan.content.frame = FrameContent(cornerRadius: 21) }
        try trigger(#"{\#(kind), "trigger_id": "m1", "header": "Hi", "message": "There"}"#)
        #expect(cornerRadius == 21)
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "BZ-138 round corners do not show on a message that fills the screen, which is reported",
        arguments: [
            #""type": "FULL", "image_url": "file:///a.png""#,
            #""type": "FULL", "image_style": "GRAPHIC", "image_url": "file:///a.png""#,
        ])
    func notRounded(kind: String) throws {
        handler.onPrepare = { plan, _ in plan.content.frame = FrameContent(cornerRadius: 21) }
        let told = "content.frame: a message that fills the screen has no round corners (BZ-138)."
        for (place, id) in ["m1", "m2"].enumerated() {
            try trigger(#"{\#(kind), "trigger_id": "\#(id)", "header": "Hi", "message": "There"}"#)
            #expect(cornerRadius == 0)
            #expect(diagnostics.items.map(\.explanation) == Array(repeating: told, count: place + 1))
            #expect(handler.messages.last?.content.frame == nil)
            stage.user.close()
            stage.runUntilIdle()
        }
    }

    @Test("INV-3 a frame is that of one message: a later message of the same campaign has none")
    func forgotten() throws {
        var radii: [Double?] = []
        handler.onDecide = { radii.append($0.content.frame?.cornerRadius) }
        handler.onPrepare = { [handler] plan, message in
            if handler.messages.count == 1 { plan.content.frame = FrameContent(cornerRadius: 21) }
        }
        handler.onDidPresent = { radii.append($0.content.frame?.cornerRadius) }
        for _ in 1...2 {
            try trigger(modal("m1"))
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(handler.messages.count == 2)
        #expect(radii == [nil, 21, nil, nil])
        #expect(diagnostics.items.isEmpty)
    }
}
