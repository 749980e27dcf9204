import AdobeAndroid3Bridge
import AdobeAndroid3Contracts
import AdobeAndroid3Model
import AdobeAndroid3OnJava
import AdobeAndroidOnJava
import Foundation
import InAppCompat
import InAppContracts
import JavaMachine

/// Adobe for Android 3.
enum Adobe3: ContractGeneration {
    typealias World = AdobeAndroid3World
    typealias Model = AdobeAndroid3Driver

    static var kit: ShapeKit { .adobeAndroid3 }

    static func report(_ delegate: any PresentationDelegate, _ world: World) -> DelegateReport {
        CollectedContract.verify { CollectedContract.Subject(delegate: delegate, world: world) }
    }

    /// Without a source: which callbacks a Java class implements is not known either.
    static func report(answering answer: Bool) -> DelegateReport {
        AdobeAndroid3Contract.verify(file: "/none") { QuietDelegate(answer: answer) }
    }
}

/// Adobe's contract, except that Java's garbage is collected before retained objects are reported.
private enum CollectedContract: ShapeContract {
    /// A Java delegate, and the world of its objects.
    struct Subject {
        let delegate: any PresentationDelegate
        let world: AdobeAndroid3World
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
                subject.delegate, gateLimit: gateLimit, patience: patience, report: report),
            subject.world)
    }
}

/// Forwards every call.
///
/// Sendable: both constants are Sendable.
private final class CollectedDelegate: PresentationDelegate, CheckedDelegate, Sendable {
    private let checked: CheckedAdobeAndroid3Delegate
    private let world: AdobeAndroid3World

    init(_ checked: CheckedAdobeAndroid3Delegate, _ world: AdobeAndroid3World) {
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
        NativeCall.attempt { try world.objects.collectGarbage() }
        checked.afterwards()
    }
}

/// The Swift counterpart of the Java and Kotlin delegates.
private final class QuietDelegate: PresentationDelegate {
    private let answer: Bool

    init(answer: Bool) { self.answer = answer }

    func canShow(_ presentable: any Presentable) -> Bool { answer }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
