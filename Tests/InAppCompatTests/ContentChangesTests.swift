import Foundation
import InAppCompat
import Testing

/// Changes of a message's appearance are carried over, and nothing else (`take(changesFrom:to:)`).
@MainActor @Suite(.timeLimit(.minutes(20))) struct ContentChangesTests {
    /// A frame in which every property is set.
    private static let full: FrameContent = {
        var frame = FrameContent()
        frame.width = 10
        frame.maximumWidth = 20
        frame.height = 30
        frame.isFittedToContent = true
        frame.vertical = .top
        frame.verticalInset = 1
        frame.horizontal = .left
        frame.horizontalInset = 2
        frame.cornerRadius = 3
        frame.takesOver = false
        frame.backdropColor = "#000000"
        frame.backdropOpacity = 0.5
        frame.gestures = ["swipeUp": URL(filePath: "/up")]
        return frame
    }()

    /// Each part of a frame, changed.
    nonisolated private static let changes: [@Sendable (inout FrameContent) -> Void] = [
        { $0.width = 11 }, { $0.maximumWidth = 21 }, { $0.height = 31 }, { $0.isFittedToContent = false },
        { $0.vertical = .bottom }, { $0.verticalInset = 11 }, { $0.horizontal = .right },
        { $0.horizontalInset = 12 }, { $0.cornerRadius = 13 }, { $0.takesOver = true },
        { $0.backdropColor = "#FFFFFF" }, { $0.backdropOpacity = 0.6 },
        { $0.gestures = [:] },
    ]

    @Test("INV-5 only the changed part of a frame is carried over", arguments: changes.indices)
    func parts(_ index: Int) {
        var changed = Self.full
        Self.changes[index](&changed)
        #expect(changed != Self.full)
        var result = Self.full
        result.take(changesFrom: Self.full, to: changed)
        #expect(result == changed)
        // The message's other settings stay.
        var other = FrameContent()
        var expected = other
        Self.changes[index](&expected)
        other.take(changesFrom: Self.full, to: changed)
        #expect(other == expected)
    }

    @Test("INV-5 a changed entry or exit is carried over; one that is no longer animated keeps its kind")
    func motion() {
        var plain = MotionContent()
        (plain.entry, plain.exit) = ("fade", "fade")
        var moved = plain
        (moved.entry, moved.exit) = ("top", "bottom")
        var still = plain
        (still.entry, still.isEntryAnimated) = ("none", false)
        (still.exit, still.isExitAnimated) = ("none", false)
        func took(_ start: MotionContent, _ old: MotionContent, _ new: MotionContent) -> MotionContent {
            var motion = start
            motion.take(changesFrom: old, to: new)
            return motion
        }
        var other = plain
        (other.entry, other.exit) = ("left", "right")
        #expect(took(other, plain, plain) == other && took(other, moved, moved) == other)
        #expect(took(other, plain, moved) == moved)
        var stopped = other
        (stopped.isEntryAnimated, stopped.isExitAnimated) = (false, false)
        #expect(took(other, plain, still) == stopped)
        #expect(took(stopped, still, plain) == plain)
    }
}
