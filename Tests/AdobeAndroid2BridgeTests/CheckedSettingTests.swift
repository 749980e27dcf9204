import AdobeAndroid2Bridge
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The settings that an app has for the check around its delegate.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedSettingTests {
    /// Refuses everything, if a test says nothing else, and counts how often it is asked.
    private final class Refusing: MessagingDelegate, Sendable {
        let asked = Locked(0)
        let accepts = Locked(false)

        func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
            asked.withLock { $0 += 1 }
            return accepts.current
        }
        func onShow(_ message: any FullscreenMessage) {}
        func onDismiss(_ message: any FullscreenMessage) {}
        func urlLoaded(_ url: String, _ message: any FullscreenMessage) {}
    }

    private let stage = HeadlessStage()
    private let delegate = Refusing()
    private let found = Locked<[DelegateFinding.Kind]>([])

    private func message() throws -> any FullscreenMessage {
        try stage.run {
            try #require(
                ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                    "<p>Sale</p>", SilentListener(), false, MessageSettings()))
        }
    }

    @Test(
        "A2-052 the dismissal of a message that is not displayed is found, unless that check is off",
        arguments: [true, false])
    func strayDismissal(isAskedFor: Bool) throws {
        let host = AdobeAndroid2Host(stage: stage)
        let checked = CheckedAdobeAndroid2Delegate(
            delegate, findsStrayDismissals: isAskedFor
        ) { [found] finding in found.withLock { $0.append(finding.kind) } }
        let (displayed, other) = (try message(), try message())
        checked.onShow(displayed)
        checked.onDismiss(other)
        #expect(found.current == (isAskedFor ? [.dismissesAnother] : []))
        checked.onDismiss(displayed)
        #expect(found.current.count == (isAskedFor ? 1 : 0))
        // Nothing is displayed any more.
        checked.onDismiss(other)
        #expect(found.current.count == (isAskedFor ? 1 : 0))
        withExtendedLifetime(host) {}
    }

    @Test(
        "A2-020 a gate that is asked endlessly is still asked in an app, and no longer in a verification",
        arguments: [true, false])
    func endlessShows(isStopped: Bool) throws {
        let host = AdobeAndroid2Host(stage: stage)
        let checked = CheckedAdobeAndroid2Delegate(delegate, stopsEndlessShows: isStopped) { _ in }
        let message = try message()
        for _ in 1...150 { #expect(!checked.shouldShowMessage(message)) }
        #expect(delegate.asked.current == (isStopped ? RefusalCount<ObjectIdentifier>.limit : 150))
        withExtendedLifetime(host) {}
    }

    @Test(
        "A2-020 only refusals in a row are found: a yes, and another message's appearance or dismissal, end the row"
    )
    func inARow() throws {
        let host = AdobeAndroid2Host(stage: stage)
        let checked = CheckedAdobeAndroid2Delegate(
            delegate, gateLimit: 5, findsStrayDismissals: false
        ) { [found] finding in found.withLock { $0.append(finding.kind) } }
        let (message, other) = (try message(), try message())
        func ask(_ count: Int) { for _ in 0..<count { _ = checked.shouldShowMessage(message) } }
        let limit = RefusalCount<ObjectIdentifier>.limit
        for end in [checked.onShow, checked.onDismiss] {
            ask(limit - 1)
            end(other)
        }
        ask(limit - 1)
        delegate.accepts.withLock { $0 = true }
        #expect(checked.shouldShowMessage(other))
        delegate.accepts.withLock { $0 = false }
        ask(limit - 1)
        #expect(!found.current.contains(.showsInVain))
        ask(1)
        #expect(found.current.count { $0 == .showsInVain } == 1)
        withExtendedLifetime(host) {}
    }
}
