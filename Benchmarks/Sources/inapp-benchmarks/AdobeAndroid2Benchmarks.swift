import AdobeAndroid2Bridge
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat

/// The delegate for direct calls: it counts its calls, and keeps the message of the last one.
final class PlainAndroid2Delegate: MessagingDelegate, @unchecked Sendable {
    // Sound: the benchmarks let only one thread call at a time, and wait for it.
    var calls = 0
    var latest: (any FullscreenMessage)?

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        calls += 1
        return true
    }
    func onShow(_ message: any FullscreenMessage) {
        calls += 1
        latest = message
    }
    func onDismiss(_ message: any FullscreenMessage) { calls += 1 }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { calls += 1 }
}

/// Calls a weakly held delegate, the baseline for every shape, although this SDK holds its delegate strongly.
final class Android2Caller: @unchecked Sendable {
    // Sound: written by the initialiser only, and a weak reference may be read on any thread.
    weak var delegate: (any MessagingDelegate)?
    private let keptByApp: any MessagingDelegate

    init(_ delegate: any MessagingDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}

/// Adobe's SDK for Android 2: a callback directly and through the bridge, and what many messages cost.
@MainActor struct AdobeAndroid2Benchmarks {
    let options: Options

    static func payload(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "cjmiam", "detail": {"html": "<p>Hello</p>", "mobileParameters": {}}}
        """
    }

    /// `urlLoaded` with a link that dismisses nothing, for a message that is on the screen: the only callback that can
    /// be repeated without limit. Android passes the URL as text, which the bridge parses.
    func lifecycle() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let handler = CountingHandler()
        let bridge = stage.run { AdobeAndroid2Bridge(handler).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Self.payload(Payloads.id(0)))
        stage.runUntilIdle()
        guard let native = handler.latest?.native(as: (any FullscreenMessage).self) else {
            throw BenchmarkError("The message did not come up.")
        }
        let plain = PlainAndroid2Delegate()
        let direct = Android2Caller(plain)
        let bridged = Android2Caller(bridge)
        let link = "adbinapp://open?interaction=more"
        let before = handler.calls
        let rows = Measuring(section: "Android 2 lifecycle", rounds: options.rounds, calls: options.calls)
            .compare([
                (
                    "urlLoaded, direct",
                    { times in for _ in 0..<times { direct.delegate?.urlLoaded(link, native) } }
                ),
                (
                    "urlLoaded, through the bridge",
                    { times in for _ in 0..<times { bridged.delegate?.urlLoaded(link, native) } }
                ),
            ])
        guard handler.calls - before == plain.calls else {
            throw BenchmarkError("The handler got \(handler.calls - before) callbacks, not \(plain.calls).")
        }
        return rows.comparedWithin(.more(1_000))
    }

    func host() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let delegate = PlainAndroid2Delegate()
        stage.run { MobileCore.setMessagingDelegate(delegate) }
        let hosts = HostBenchmarks(options: options)
        let rows = try hosts.flat("Android 2", on: host, Self.payload)
        try hosts.check(delegate.calls, callbacksAMessage: 4)
        return rows
    }
}
