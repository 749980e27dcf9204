public import AdobeAndroid3Model
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `PresentationDelegate` that writes every callback into a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and answers what that answers; without one it answers from
/// its script, where `hold` and `discard` are both no. It keeps every presentable that it saw, as delegates do
/// that show a suppressed message later (A3-041).
///
/// `@unchecked Sendable` is sound: what changes is behind a lock, and the inner delegate, which is not
/// Sendable by type, is immutable and called on the thread that the SDK chose, as it would be without this.
public final class RecordingAdobeAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    /// Every callback's name, as it stands in traces.
    public static let callbacks = ["canShow", "onShow", "onHide", "onDismiss", "onContentLoaded"]

    /// Where callbacks are written.
    public let recorder: TraceRecorder
    /// The delegate behind it, held strongly.
    public let inner: (any PresentationDelegate)?
    private let script: ScriptPlayer
    private let presentables: AdobeAndroid3Presentables
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - script: the answers, where there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any PresentationDelegate)? = nil
    ) {
        self.init(
            recorder, script: script, inner: inner,
            presentables: AdobeAndroid3Presentables(on: recorder.stage))
    }

    /// - Parameters:
    ///   - presentables: where the presentables that it sees are kept.
    ///   - name: what its callbacks say of it, where there are several delegates.
    ///   - source: what its callbacks are recorded as.
    init(
        _ recorder: TraceRecorder, script: DelegateScript, inner: (any PresentationDelegate)? = nil,
        presentables: AdobeAndroid3Presentables, name: String? = nil,
        as source: TraceEvent.Source = .delegate
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.inner = inner
        self.presentables = presentables
        self.name = name
        self.source = source
    }

    /// The presentable with this name that was seen last; one of a campaign is called after its message's id.
    /// Any thread.
    public func presentable(_ name: String) -> (any Presentable)? {
        presentables.presentable(name)
    }

    /// Asked on the main thread (A3-012).
    public func canShow(_ presentable: any Presentable) -> Bool {
        recorder.call(
            source, "canShow", arguments(presentable), observed: observed(presentable),
            describe: { "\($0)" }
        ) {
            inner?.canShow(presentable) ?? (script.gate(presentables.name(of: presentable)) == .show)
        }
    }

    /// Told on the main thread (A3-012).
    public func onShow(_ presentable: any Presentable) {
        recorder.call(source, "onShow", arguments(presentable), observed: observed(presentable)) {
            inner?.onShow(presentable)
        }
    }

    /// Told on the main thread (A3-012).
    public func onHide(_ presentable: any Presentable) {
        recorder.call(source, "onHide", arguments(presentable), observed: observed(presentable)) {
            inner?.onHide(presentable)
        }
    }

    /// Told on the main thread (A3-012).
    public func onDismiss(_ presentable: any Presentable) {
        recorder.call(source, "onDismiss", arguments(presentable), observed: observed(presentable)) {
            inner?.onDismiss(presentable)
        }
    }

    /// Told on the main thread (A3-080).
    public func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) {
        let url = (presentationContent as? UrlContent)?.url ?? "none"
        let arguments = [TraceEvent.Argument("url", url)] + arguments(presentable)
        recorder.call(source, "onContentLoaded", arguments, observed: observed(presentable)) {
            inner?.onContentLoaded(presentable, presentationContent)
        }
    }

    private func arguments(_ presentable: any Presentable) -> [TraceEvent.Argument] {
        let name = presentables.name(of: presentable)
        presentables.keep(presentable, name)
        return [TraceEvent.Argument("message", name)]
    }

    /// The state (A3-022) and the kind (A3-005); and, where they stand out, that there is no campaign behind an
    /// in-app message (A3-006), and which of several delegates this is.
    private func observed(_ presentable: any Presentable) -> [TraceEvent.Argument] {
        let kind = presentable.kind
        var seen = [("state", "\(presentable.getState())"), ("kind", kind)]
        if kind == "inAppMessage", presentable.campaign == nil { seen.append(("campaign", "none")) }
        if let name { seen.append(("delegate", name)) }
        return seen.map { TraceEvent.Argument($0, $1) }
    }
}
