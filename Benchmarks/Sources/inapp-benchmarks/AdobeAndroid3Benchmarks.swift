import AdobeAndroid3Bridge
import AdobeAndroid3Model
import Foundation
import HeadlessStage
import InAppCompat

/// The delegate for direct calls: it counts its calls.
final class PlainAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    // Sound: the benchmarks let only one thread call at a time, and wait for it.
    var calls = 0

    func canShow(_ presentable: any Presentable) -> Bool {
        calls += 1
        return true
    }
    func onShow(_ presentable: any Presentable) { calls += 1 }
    func onHide(_ presentable: any Presentable) { calls += 1 }
    func onDismiss(_ presentable: any Presentable) { calls += 1 }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        calls += 1
    }
}

/// Calls a weakly held delegate, the baseline for every shape, although this SDK holds its delegate strongly.
final class Android3Caller: @unchecked Sendable {
    // Sound: written by the initialiser only, and a weak reference may be read on any thread.
    weak var delegate: (any PresentationDelegate)?
    private let keptByApp: any PresentationDelegate

    init(_ delegate: any PresentationDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}

/// Adobe's SDK for Android 3: a callback directly and through the bridge, and what many messages cost.
@MainActor struct AdobeAndroid3Benchmarks {
    let options: Options

    /// `onHide` and `onShow`, repeated, for a message that is on the screen. The handler gets three callbacks for the
    /// two, because `willPresent` is derived; the reported cost is that of one callback of the handler.
    func lifecycle() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeAndroid3Host(stage: stage)
        let handler = CountingHandler()
        let bridge = stage.run { AdobeAndroid3Bridge(handler).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Payloads.adobe(id: Payloads.id(0)))
        stage.runUntilIdle()
        guard let native = handler.latest?.native(as: (any Presentable).self) else {
            throw BenchmarkError("The message did not come up.")
        }
        let plain = PlainAndroid3Delegate()
        let direct = Android3Caller(plain)
        let bridged = Android3Caller(bridge)
        let before = handler.calls
        let rows = Measuring(section: "Android 3 lifecycle", rounds: options.rounds, calls: options.calls)
            .compare(
                [
                    (
                        "onHide and onShow, direct",
                        { times in
                            for _ in 0..<times {
                                direct.delegate?.onHide(native)
                                direct.delegate?.onShow(native)
                            }
                        }
                    ),
                    (
                        "onHide and onShow, through the bridge",
                        { times in
                            for _ in 0..<times {
                                bridged.delegate?.onHide(native)
                                bridged.delegate?.onShow(native)
                            }
                        }
                    ),
                ], callbacks: 2, 3)
        guard (handler.calls - before) * 2 == plain.calls * 3 else {
            throw BenchmarkError("The handler got \(handler.calls - before) callbacks for \(plain.calls).")
        }
        return rows.comparedWithin(.more(1_000))
    }

    func host() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeAndroid3Host(stage: stage)
        let delegate = PlainAndroid3Delegate()
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
        let hosts = HostBenchmarks(options: options)
        let rows = try hosts.flat("Android 3", on: host, Payloads.adobe(id:))
        try hosts.check(delegate.calls, callbacksAMessage: 4)
        return rows
    }
}
