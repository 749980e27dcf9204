import HeadlessStage
import InAppCompat
import Testing

/// The cause of a message's end: a dismissal that was requested and ignored before the message was
/// shown again does not count.
@MainActor @Suite("The end of a message that was shown again", .timeLimit(.minutes(20)))
struct ShownAgainTests {
    private let bench = Bench()

    /// The SDK hides the message, and shows it again.
    private func hideAndShow(_ message: CompatMessage) {
        bench.run { bench.engine.didHide(message) }
        bench.run {
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        _ = bench.trace.take()
    }

    private func end(_ message: CompatMessage) -> String? {
        bench.run { bench.engine.didDismiss(message) }
        return bench.trace.take().last
    }

    @Test("INV-5 a dismissal that the SDK has ignored does not explain a later end, and another one does")
    func ignored() throws {
        for isAskedAgain in [false, true] {
            let message = bench.shown()
            try bench.run { try message.dismiss() }
            hideAndShow(message)
            if isAskedAgain { try bench.run { try message.dismiss() } }
            #expect(
                end(message)
                    == (isAskedAgain
                        ? "didDismiss A dismissed by the app" : "didDismiss A unspecified (derived)"))
        }
    }

    @Test("INV-5 an ignored dismissal explains nothing either if the app had shown the message with show()")
    func ignoredAfterShow() throws {
        let message = bench.held()
        try bench.run {
            try message.show()
            bench.engine.expectPresentation(of: message, within: 2)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            try message.dismiss()
        }
        hideAndShow(message)
        #expect(end(message) == "didDismiss A unspecified (derived)")
    }

    @Test(
        "INV-5 a dismissal of a hidden message explains its end if it was requested after show(), and not before"
    )
    func whileHidden() throws {
        for isBefore in [false, true] {
            let message = bench.shown()
            bench.run { bench.engine.didHide(message) }
            try bench.run {
                if isBefore { try message.dismiss() }
                try message.show()
                bench.engine.expectPresentation(of: message, within: 2)
                if !isBefore { try message.dismiss() }
            }
            bench.run {
                bench.engine.willPresent(message)
                bench.engine.didPresent(message)
            }
            #expect(
                end(message)
                    == (isBefore ? "didDismiss A unspecified (derived)" : "didDismiss A dismissed by the app")
            )
        }
    }

    @Test("INV-5 if a dismissed hidden message ends before it is shown again, the app has dismissed it")
    func neverBack() throws {
        let message = bench.shown()
        bench.run { bench.engine.didHide(message) }
        try bench.run {
            try message.dismiss()
            try message.show()
            bench.engine.expectPresentation(of: message, within: 2)
        }
        #expect(end(message) == "didDismiss A dismissed by the app")
    }

    @Test(
        "INV-5 an expired time that the SDK ignored does not explain the end of a message that was shown again"
    )
    func timedOut() {
        for isHidden in [false, true] {
            let message = bench.message()
            bench.run {
                _ = bench.engine.decide(message)
                bench.engine.closeAutomatically(message, after: 5)
                bench.engine.didPresent(message)
            }
            bench.stage.advance(seconds: 6)
            #expect(bench.trace.take().last == "> dismiss A")
            if isHidden { hideAndShow(message) }
            #expect(end(message) == "didDismiss A \(isHidden ? "unspecified (derived)" : "timed out")")
        }
    }

    @Test("INV-3 a new time replaces one that already runs, and counts from the message's next appearance")
    func newTime() {
        let message = bench.message()
        bench.run {
            _ = bench.engine.decide(message)
            bench.engine.closeAutomatically(message, after: 5)
            bench.engine.didPresent(message)
            bench.engine.closeAutomatically(message, after: 10)
        }
        _ = bench.trace.take()
        bench.stage.advance(seconds: 20)
        bench.expect()
        hideAndShow(message)
        bench.stage.advance(seconds: 9)
        bench.expect()
        bench.stage.advance(seconds: 1)
        bench.expect("> dismiss A")
    }

    @Test(
        "INV-5 a dismissal that the SDK did not carry out, as the driver finds, does not explain a later end")
    func withdrawn() throws {
        let message = bench.shown()
        try bench.run { try message.dismiss() }
        bench.engine.withdrawDismissal(of: message)
        #expect(end(message) == "didDismiss A unspecified (derived)")
    }
}
