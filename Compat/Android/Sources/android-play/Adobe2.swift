import AdobeAndroid2Bridge
import AdobeAndroid2Contracts
import AdobeAndroid2Model
import AdobeAndroid2OnJava
import AdobeAndroidOnJava
import Foundation
import InAppCompat
import InAppContracts
import JavaMachine

/// Adobe for Android 2, from version 2.0.1 on.
enum Adobe2: ContractGeneration {
    typealias World = AdobeAndroid2World
    typealias Model = AdobeAndroid2Driver

    static var kit: ShapeKit { .adobeAndroid2 }

    static func report(_ delegate: any MessagingDelegate, _ world: World) -> DelegateReport {
        CollectedContract.verify { CollectedContract.Subject(delegate: delegate, world: world) }
    }

    /// Without a source: which callbacks a Java class implements is not known either.
    static func report(answering answer: Bool) -> DelegateReport {
        AdobeAndroid2Contract.verify(file: "/none") { QuietDelegate(answer: answer) }
    }
}

/// Adobe's contract, except that Java's garbage is collected before retained objects are reported.
private enum CollectedContract: ShapeContract {
    /// A Java delegate, and the world of its objects.
    struct Subject {
        let delegate: any MessagingDelegate
        let world: AdobeAndroid2World
    }

    typealias Delegate = Subject

    static var kit: ShapeKit { AdobeAndroid2Contract.kit }
    static var habits: DelegateContract.Habits { AdobeAndroid2Contract.habits }

    static func verified(
        _ subject: Subject, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CollectedDelegate(
            CheckedAdobeAndroid2Delegate(
                subject.delegate, gateLimit: gateLimit, findsStrayDismissals: false, stopsEndlessShows: true,
                report: report),
            subject.world)
    }
}

/// Forwards every call.
///
/// Sendable: both constants are Sendable.
private final class CollectedDelegate: MessagingDelegate, CheckedDelegate, Sendable {
    private let checked: CheckedAdobeAndroid2Delegate
    private let world: AdobeAndroid2World

    init(_ checked: CheckedAdobeAndroid2Delegate, _ world: AdobeAndroid2World) {
        self.checked = checked
        self.world = world
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { checked.shouldShowMessage(message) }
    func onShow(_ message: any FullscreenMessage) { checked.onShow(message) }
    func onDismiss(_ message: any FullscreenMessage) { checked.onDismiss(message) }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { checked.urlLoaded(url, message) }
    func end() { checked.end() }
    func appStepEnded() { checked.appStepEnded() }

    func afterwards() {
        NativeCall.attempt { try world.objects.collectGarbage() }
        checked.afterwards()
    }
}

/// The Swift counterpart of the Java delegates.
private final class QuietDelegate: MessagingDelegate {
    private let answer: Bool

    init(answer: Bool) { self.answer = answer }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { answer }
    func onShow(_ message: any FullscreenMessage) {}
    func onDismiss(_ message: any FullscreenMessage) {}
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {}
}
