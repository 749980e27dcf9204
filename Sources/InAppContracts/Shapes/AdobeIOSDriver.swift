import AdobeIOSBridge
import AdobeIOSModel
public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Plays scenarios on Adobe's SDK for iOS. Sendable: what changes is behind a lock.
public final class AdobeIOSDriver: ShapeDriver {
    private struct State: Sendable {
        var delegate: RecordingAdobeIOSDelegate?
        /// The messages that the delegate has seen, which outlast it.
        var seen: SeenAdobeIOSMessages?
    }

    /// The shape that is played.
    public static let shape = Shape.adobeIOS
    /// The delegate's callbacks.
    public static let callbacks = RecordingAdobeIOSDelegate.callbacks
    /// What an app, or the test on the host, can do.
    public static let calls: [CallSignature] = [
        CallSignature(.app, "messageShow", message, about: "Message.show(), which does not ask the delegate"),
        CallSignature(
            .app, "messageDismiss", message,
            CallSignature.Parameter("suppressAutoTrack", .flag, isRequired: false),
            about: "Message.dismiss(suppressAutoTrack:), false if left out"),
        CallSignature(.app, "recordDisplay", message, about: "Message.recordDisplay()"),
        CallSignature(
            .app, "fullscreenShow", message, about: "FullscreenMessage.show(), which asks the delegate"),
        CallSignature(.app, "fullscreenHide", message, about: "FullscreenMessage.hide()"),
        CallSignature(.app, "fullscreenDismiss", message, about: "FullscreenMessage.dismiss()"),
        CallSignature(.app, "removeDelegate", about: "MobileCore.messagingDelegate = nil"),
        CallSignature(.app, "releaseDelegate", about: "the app drops its last reference to the delegate"),
        CallSignature(
            .host, "isTrackingInfoKnown", value, about: "whether the SDK knows the campaigns that trigger"),
        CallSignature(.host, "isPreview", value, about: "whether campaigns trigger as previews"),
    ]
    private static let message = CallSignature.Parameter("message", .message)
    private static let value = CallSignature.Parameter("value", .flag)

    private let adobe: AdobeIOSHost
    private let recorder: TraceRecorder
    private let state = Locked(State())

    /// Sets Adobe's SDK for iOS up on the recorder's stage.
    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        adobe = AdobeIOSHost(stage: recorder.stage)
    }

    /// The campaign side of the SDK.
    public var host: any HeadlessHost { adobe }

    /// Puts a recording `MessagingDelegate` with a script on the SDK.
    public func attach(_ script: DelegateScript) {
        attach(RecordingAdobeIOSDelegate(recorder, script: script))
    }

    /// Puts an app's own `MessagingDelegate` on the SDK, behind a recording one.
    public func attach(delegate: AnyObject) throws {
        guard let delegate = delegate as? any MessagingDelegate else {
            throw Self.wrongDelegate(delegate, "MessagingDelegate")
        }
        attach(RecordingAdobeIOSDelegate(recorder, inner: delegate))
    }

    /// Puts a handler on the SDK: bridge, and a recording delegate around it.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        // Real seconds: a slow machine must not change the trace.
        let policy = GatePolicy(timeout: 60)
        let bridge = recorder.stage.run { AdobeIOSBridge(handler, gatePolicy: policy).attach() }
        attach(RecordingAdobeIOSDelegate(recorder, inner: bridge))
        return bridge
    }

    private func attach(_ delegate: RecordingAdobeIOSDelegate) {
        state.withLock { $0 = State(delegate: delegate, seen: delegate.seen) }
        recorder.stage.run { MobileCore.messagingDelegate = delegate }
    }

    /// Does what an app does, on the caller's thread: the SDK takes its calls on any.
    public func perform(_ call: ShapeCall) throws {
        switch call.name {
        case "messageShow": try campaign(of: call).show()
        case "messageDismiss":
            try campaign(of: call).dismiss(suppressAutoTrack: call.flag("suppressAutoTrack"))
        case "recordDisplay": try campaign(of: call).recordDisplay()
        case "fullscreenShow": try message(of: call).show()
        case "fullscreenHide": try message(of: call).hide()
        case "fullscreenDismiss": try message(of: call).dismiss()
        case "removeDelegate": recorder.stage.run { MobileCore.messagingDelegate = nil }
        // The SDK holds the delegate weakly, so this ends it (AI-001).
        case "releaseDelegate": state.withLock { $0.delegate = nil }
        case "isTrackingInfoKnown": adobe.isTrackingInfoKnown = call.flag("value")
        case "isPreview": adobe.isPreview = call.flag("value")
        default: throw Self.failure("\(call.name) is no call of \(Self.shape).")
        }
    }

    private func message(of call: ShapeCall) throws -> FullscreenMessage {
        let id = call.string("message") ?? ""
        guard let message = state.current.seen?.message(id) else {
            throw Self.failure("the delegate has not seen the message \(id).")
        }
        return message
    }

    private func campaign(of call: ShapeCall) throws -> Message {
        guard let campaign = try message(of: call).parent else {
            throw Self.failure("there is no campaign behind the message.")
        }
        return campaign
    }
}
