import AdobeAndroid3Bridge
public import AdobeAndroid3Model
import HeadlessStage
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `PresentationDelegate` that records every callback in a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and returns its result; without one it answers from its script, in
/// which `hold` and `discard` both mean no. It stores every presentable that it saw, like delegates that show a
/// suppressed message later (A3-041).
///
/// `@unchecked Sendable` is sound: mutable state is behind a lock. The inner delegate, whose type is not Sendable, is
/// immutable and called on the thread that the SDK chose, as it would be without this wrapper.
public final class RecordingAdobeAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    /// The names of the callbacks, as traces use them.
    public static let callbacks = ["canShow", "onShow", "onHide", "onDismiss", "onContentLoaded"]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    /// The wrapped delegate, held strongly.
    public let inner: (any PresentationDelegate)?
    private let script: ScriptPlayer
    private let presentables: AdobeAndroid3Presentables
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
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
    ///   - presentables: stores the presentables that it sees.
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
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

    /// The presentable with this name that was seen last; one of a campaign has its message's id as its name. Any
    /// thread.
    public func presentable(_ name: String) -> (any Presentable)? {
        presentables.presentable(name)
    }

    /// Called on the main thread (A3-012).
    public func canShow(_ presentable: any Presentable) -> Bool {
        recorder.call(
            source, "canShow", arguments(presentable), observed: observed(presentable),
            describe: { "\($0)" }
        ) {
            inner?.canShow(presentable) ?? (script.gate(presentables.name(of: presentable)) == .show)
        }
    }

    /// Called on the main thread (A3-012).
    public func onShow(_ presentable: any Presentable) {
        recorder.call(source, "onShow", arguments(presentable), observed: observed(presentable)) {
            inner?.onShow(presentable)
        }
    }

    /// Called on the main thread (A3-012).
    public func onHide(_ presentable: any Presentable) {
        recorder.call(source, "onHide", arguments(presentable), observed: observed(presentable)) {
            inner?.onHide(presentable)
        }
    }

    /// Called on the main thread (A3-012).
    public func onDismiss(_ presentable: any Presentable) {
        recorder.call(source, "onDismiss", arguments(presentable), observed: observed(presentable)) {
            inner?.onDismiss(presentable)
        }
    }

    /// Called on the main thread (A3-080).
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

    /// The state (A3-022) and the kind (A3-005). Also, if they apply, that an in-app message has no campaign
    /// (A3-006), and the delegate's name if there are several delegates.
    private func observed(_ presentable: any Presentable) -> [TraceEvent.Argument] {
        let kind = presentable.kind
        var seen = [("state", "\(presentable.getState())"), ("kind", kind)]
        if kind == "inAppMessage", presentable.campaign == nil { seen.append(("campaign", "none")) }
        if let name { seen.append(("delegate", name)) }
        return seen.map { TraceEvent.Argument($0, $1) }
    }
}

/// The listener of a presentable that an app made itself: records every callback in a trace.
class RecordingAdobeAndroid3Listener<T: Presentation> {
    fileprivate let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, message name: String) {
        self.recorder = recorder
        self.name = name
    }

    func onShow(_ presentable: any Presentable<T>) { note("onShow", presentable) }
    func onHide(_ presentable: any Presentable<T>) { note("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable<T>) { note("onDismiss", presentable) }

    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError) {
        note("onError", presentable, [TraceEvent.Argument("error", "\(type(of: error))")])
    }

    fileprivate func note(
        _ callback: String, _ presentable: any Presentable<T>, _ more: [TraceEvent.Argument] = []
    ) {
        recorder.call(
            .listener, callback, arguments(more),
            observed: [TraceEvent.Argument("state", "\(presentable.getState())")])
    }

    fileprivate func arguments(_ more: [TraceEvent.Argument]) -> [TraceEvent.Argument] {
        [TraceEvent.Argument("message", name)] + more
    }
}

/// The listener of an in-app message. It handles one URL, and leaves all others to the system.
final class RecordingAdobeAndroid3MessageListener: RecordingAdobeAndroid3Listener<InAppMessage>,
    InAppMessageEventListener
{
    private let handledURL: String?

    init(_ recorder: TraceRecorder, message name: String, handling url: String?) {
        handledURL = url
        super.init(recorder, message: name)
    }

    func onBackPressed(_ message: any Presentable<InAppMessage>) { note("onBackPressed", message) }

    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        recorder.call(
            .listener, "onUrlLoading", arguments([TraceEvent.Argument("url", url)]), describe: { "\($0)" }
        ) { url == handledURL }
    }
}

/// The listener of an alert.
final class RecordingAdobeAndroid3AlertListener: RecordingAdobeAndroid3Listener<AdobeAndroid3Model.Alert>,
    AlertEventListener
{
    func onPositiveResponse(_ alert: any Presentable<AdobeAndroid3Model.Alert>) {
        note("onPositiveResponse", alert)
    }
    func onNegativeResponse(_ alert: any Presentable<AdobeAndroid3Model.Alert>) {
        note("onNegativeResponse", alert)
    }
}

/// The listener of a floating button.
final class RecordingAdobeAndroid3ButtonListener: RecordingAdobeAndroid3Listener<FloatingButton>,
    FloatingButtonEventListener
{
    func onTapDetected(_ presentable: any Presentable<FloatingButton>) { note("onTapDetected", presentable) }
    func onPanDetected(_ presentable: any Presentable<FloatingButton>) { note("onPanDetected", presentable) }
}

/// The objects of Adobe's SDK for Android that an app retains, by name: the presentables that its delegate was called
/// with, those of campaigns under the message's id, and those that the app made itself.
///
/// Sendable; any thread.
final class AdobeAndroid3Presentables: Sendable {
    /// The name of a presentable of another extension (A3-006).
    static let foreign = "foreign"

    private let kept = Locked<[String: any Presentable]>([:])
    private let names: PresentableNames

    /// The objects of an app on a stage: none at first.
    init(on stage: HeadlessStage) {
        names = .of(stage)
    }

    /// The presentable of this name.
    func presentable(_ name: String) -> (any Presentable)? {
        kept.withLock { $0[name] }
    }

    /// The name of a presentable in traces.
    func name(of presentable: any Presentable) -> String {
        presentable.campaign?.getId() ?? names.name(of: presentable.presentationID) ?? Self.foreign
    }

    /// Stores a presentable, like an app that shows it later (A3-041).
    func keep(_ presentable: any Presentable, _ name: String) {
        kept.withLock { $0[name] = presentable }
    }

    /// Releases everything, as at the end of the app's process.
    func forget() {
        kept.withLock { $0 = [:] }
    }

    /// Stores a presentable that the app has made itself.
    func keep(made presentable: any Presentable, _ name: String) {
        names.set(name, of: presentable.presentationID)
        keep(presentable, name)
    }
}

/// The names of presentables that apps on a stage have made, by the presentation's id: every recorder on the stage
/// uses the same names.
///
/// Sendable; any thread.
private final class PresentableNames: Sendable {
    private let names = Locked<[String: String]>([:])

    private init() {}

    static func of(_ stage: HeadlessStage) -> PresentableNames {
        stage.shared(PresentableNames.self) { PresentableNames() }
    }

    func name(of id: String) -> String? { names.current[id] }
    func set(_ name: String, of id: String) { names.withLock { $0[id] = name } }
}

extension Presentable {
    /// The message of its campaign, if there is one and it can be determined.
    var campaign: (any Message)? { AdobeAndroid3Bridge.campaign(behind: self) }

    fileprivate var presentationID: String { getPresentation().id }

    /// The kind of presentation, as traces name it.
    var kind: String {
        switch getPresentation() {
        case is InAppMessage: "inAppMessage"
        case is AdobeAndroid3Model.Alert: "alert"
        case is FloatingButton: "floatingButton"
        default: "unknown"
        }
    }
}
