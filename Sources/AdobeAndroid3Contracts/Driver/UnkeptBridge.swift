import AdobeAndroid3Bridge
import AdobeAndroid3Model
import PlatformStandIns

/// Forwards to a bridge that the SDK keeps for as long as it is attached; without it everything is let through.
///
/// Sendable: the reference is weak, behind a lock, and never replaced.
final class UnkeptBridge: PresentationDelegate, Sendable {
    private struct Reference: Sendable {
        weak var bridge: AdobeAndroid3Bridge?
    }

    private let reference: Locked<Reference>
    private var bridge: AdobeAndroid3Bridge? { reference.withLock { $0.bridge } }

    init(_ bridge: AdobeAndroid3Bridge) {
        reference = Locked(Reference(bridge: bridge))
    }

    func canShow(_ presentable: any Presentable) -> Bool { bridge?.canShow(presentable) ?? true }
    func onShow(_ presentable: any Presentable) { bridge?.onShow(presentable) }
    func onHide(_ presentable: any Presentable) { bridge?.onHide(presentable) }
    func onDismiss(_ presentable: any Presentable) { bridge?.onDismiss(presentable) }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        bridge?.onContentLoaded(presentable, presentationContent)
    }
}
