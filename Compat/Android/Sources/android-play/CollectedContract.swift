import AdobeAndroid3Bridge
import AdobeAndroid3Contracts
import AdobeAndroid3Model
import AdobeAndroid3OnJava
import Foundation
import InAppCompat
import InAppContracts
import JavaMachine

/// Adobe's contract, except that Java's garbage is collected before retained objects are reported.
enum CollectedContract: ShapeContract {
    /// A Java delegate, and the world of its objects.
    struct Subject {
        let delegate: any PresentationDelegate
        let world: ModelWorld
    }

    typealias Delegate = Subject

    static var kit: ShapeKit { AdobeAndroid3Contract.kit }
    static var habits: DelegateContract.Habits { AdobeAndroid3Contract.habits }

    static func verified(
        _ subject: Subject, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CollectedDelegate(
            CheckedAdobeAndroid3Delegate(
                subject.delegate, gateLimit: gateLimit, patience: patience, report: report), subject.world)
    }
}

/// Forwards every call.
///
/// Sendable: both constants are Sendable.
private final class CollectedDelegate: PresentationDelegate, CheckedDelegate, Sendable {
    private let checked: CheckedAdobeAndroid3Delegate
    private let world: ModelWorld

    init(_ checked: CheckedAdobeAndroid3Delegate, _ world: ModelWorld) {
        self.checked = checked
        self.world = world
    }

    func canShow(_ presentable: any Presentable) -> Bool { checked.canShow(presentable) }
    func onShow(_ presentable: any Presentable) { checked.onShow(presentable) }
    func onHide(_ presentable: any Presentable) { checked.onHide(presentable) }
    func onDismiss(_ presentable: any Presentable) { checked.onDismiss(presentable) }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        checked.onContentLoaded(presentable, presentationContent)
    }

    func end() { checked.end() }

    func appStepEnded() { checked.appStepEnded() }

    func afterwards() {
        NativeCall.attempt { try world.collectGarbage() }
        checked.afterwards()
    }
}
