import AdobeIOSBridge
public import AdobeIOSModel
import AdobeRecords
import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Adobe's SDK for iOS. Sendable: mutable state is behind a lock.
public final class AdobeIOSDriver: RecordingDriver {
    public static let shape = SDKShape.adobeIOS
    public static let callbacks = RecordingAdobeIOSDelegate.callbacks
    public static let table = byName(AdobeIOSCalls.all)

    let adobe: AdobeIOSHost
    public let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    /// The messages that the app retains; they outlive its delegates.
    let messages = AdobeIOSMessages()
    /// Web views and messages that were inspected, to distinguish them.
    let views = MetObjects()
    let objects = MetObjects()
    /// The app's navigation delegates, which web views hold weakly.
    let navigationDelegates = Locked<[RecordingNavigationDelegate]>([])
    private let madeFloatingButton = Locked<(any FloatingButtonPresentable)?>(nil)
    /// The app's delegates, which the SDK holds weakly (AI-001).
    private let delegates = KeptObjects()

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        adobe = AdobeIOSHost(stage: recorder.stage)
    }

    public var host: any HeadlessHost { adobe }

    public func attach(script: DelegateScript, inner: (any MessagingDelegate)?) {
        attach(script: script, inner: inner, name: nil)
    }

    public func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        AdobeIOSBridge(handler).attach()
    }

    /// Registers another delegate, which replaces the previous one (AI-002).
    func attach(
        script: DelegateScript = DelegateScript(), inner: (any MessagingDelegate)? = nil, name: String? = nil
    ) {
        let delegate = RecordingAdobeIOSDelegate(
            recorder, script: script, inner: inner, messages: messages, name: name)
        delegates.keep(delegate)
        recorder.stage.run { MobileCore.messagingDelegate = delegate }
    }

    public var registeredDelegate: AnyObject? {
        get { recorder.stage.run { ServiceProvider.shared.messagingDelegate } }
        set { recorder.stage.run { MobileCore.messagingDelegate = newValue as? any MessagingDelegate } }
    }

    /// Releases every delegate.
    func releaseDelegates() {
        delegates.release()
    }

    // MARK: Arguments of calls

    func message(of call: ShapeCall) throws -> FullscreenMessage {
        try message(named: call.string("message") ?? "")
    }

    func message(named name: String) throws -> FullscreenMessage {
        guard let message = messages.message(name) else {
            throw ScenarioError.unseen(name)
        }
        return message
    }

    func campaign(of call: ShapeCall) throws -> Message {
        guard let campaign = try message(of: call).parent else {
            throw Self.failure("there is no campaign behind the message.")
        }
        return campaign
    }

    /// The app's floating button, made on first use.
    var floatingButton: any FloatingButtonPresentable {
        madeFloatingButton.withLock { made in
            let button =
                made
                ?? ServiceProvider.shared.uiService
                .createFloatingButton(listener: RecordingFloatingButtonListener(recorder))
            made = button
            return button
        }
    }

    func url(of call: ShapeCall) throws -> URL {
        guard let url = URL(string: call.string("url") ?? "") else { throw Self.failure("no URL.") }
        return url
    }
}

extension AdobeIOSDriver: AdobeDriver {
    package func trigger(payload name: String) throws { try adobe.trigger(json: payload(name) ?? Data()) }
}

/// An action of an app on Adobe's SDK, or a switch of the host: its signature and its implementation.
typealias AdobeIOSCall = DriverCall<AdobeIOSDriver>

/// The actions of an app on the SDK, and the switches of the host.
enum AdobeIOSCalls {
    /// Every call.
    static let all: [AdobeIOSCall] =
        ofMessages + ofTracking + ofPages + ofDelegates + ofTheHost + [readMetadata]
}
