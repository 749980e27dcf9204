import AdobeAndroid3Bridge
import AdobeAndroid3Model
import Airship17Bridge
import Airship17Model
import Airship18Bridge
import BrazeBridge
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// A handler that forwards to another one, which is not told of the attachment.
@MainActor private final class Plain: InAppMessageHandler {
    private let inner: any InAppMessageHandler

    init(_ inner: any InAppMessageHandler) { self.inner = inner }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision { inner.decideDisplay(of: message) }
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner.prepare(&plan, for: message)
    }
    func willPresent(_ message: CompatMessage) { inner.willPresent(message) }
    func didPresent(_ message: CompatMessage) { inner.didPresent(message) }
    func willDismiss(_ message: CompatMessage) { inner.willDismiss(message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        inner.didDismiss(message, resolution: resolution)
    }
}

/// Adopted delegates that learn of their bridge only from its first message.
@MainActor @Suite("Late notices to adopted delegates", .timeLimit(.minutes(20))) struct LateNoticeTests {
    private let said = Locked<[String]>([])

    private func adopt(_ shape: SDKShape) -> any InAppMessageHandler {
        let sink: DiagnosticSink = { [said] line in said.withLock { $0.append(line.description) } }
        switch shape {
        case .airship18:
            let adopted = BusyAirship18.adopted()
            adopted.diagnostics = sink
            return adopted
        case .adobeAndroid3:
            let adopted = AdoptedAdobeAndroid3Delegate(BusyAndroid3Delegate())
            adopted.diagnostics = sink
            return adopted
        default:
            let adopted = AdoptedAirship17Delegate(
                BusyAirshipDelegate(), sceneDelegate: FixedAirship17Scene())
            adopted.diagnostics = sink
            return adopted
        }
    }

    /// What a delegate is told under Braze's SDK, at the attachment and afterwards.
    private func told(
        _ delegate: SDKShape, isWrapped: Bool
    ) throws -> (atOnce: [String], inAll: [String]) {
        said.withLock { $0 = [] }
        let adopted = adopt(delegate)
        let braze = BrazeWorld(isWrapped ? Plain(adopted) : adopted, on: HeadlessStage())
        defer { braze.detach() }
        let atOnce = said.current
        for id in ["m1", "m2"] {
            try braze.trigger(id)
            braze.stage.user.close()
            braze.stage.advance(seconds: 31)
        }
        return (atOnce, said.current)
    }

    @Test(
        "INV-8 a delegate in a handler that does not forward the attachment is told everything with its first message",
        arguments: [SDKShape.airship17, .airship18, .adobeAndroid3])
    func sameAsBefore(delegate: SDKShape) throws {
        let direct = try told(delegate, isWrapped: false)
        let wrapped = try told(delegate, isWrapped: true)
        #expect(!direct.atOnce.isEmpty && wrapped.atOnce == [])
        #expect(wrapped.inAll == direct.inAll)
    }
}
