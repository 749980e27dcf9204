import AdobeAndroid3Bridge
import AdobeAndroid3Model
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// What an app holds of Adobe's SDK for Android, by name: the presentables that its delegate was told of, those
/// of campaigns under the message's id, and those that it made itself.
///
/// Sendable; any thread.
final class AdobeAndroid3Presentables: Sendable {
    /// The name of a presentable of another extension (A3-006).
    static let foreign = "foreign"

    private let kept = Locked<[String: any Presentable]>([:])
    private let names: PresentableNames

    /// What an app on a stage holds: nothing at first.
    init(on stage: HeadlessStage) {
        names = .of(stage)
    }

    /// The presentable of this name.
    func presentable(_ name: String) -> (any Presentable)? {
        kept.withLock { $0[name] }
    }

    /// What a presentable is called in traces.
    func name(of presentable: any Presentable) -> String {
        presentable.campaign?.getId() ?? names.name(of: presentable.presentationID) ?? Self.foreign
    }

    /// Keeps a presentable, as an app does that shows it later (A3-041).
    func keep(_ presentable: any Presentable, _ name: String) {
        kept.withLock { $0[name] = presentable }
    }

    /// Lets go of everything, as the end of the app does.
    func forget() {
        kept.withLock { $0 = [:] }
    }

    /// Keeps a presentable that the app has made itself.
    func keep(made presentable: any Presentable, _ name: String) {
        names.set(name, of: presentable.presentationID)
        keep(presentable, name)
    }
}

/// The names of presentables that apps on a stage have made, by the presentation's id: every recorder there
/// calls them the same.
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
    /// The message of the campaign behind it, if there is one and it can be found out.
    var campaign: (any Message)? { AdobeAndroid3Bridge.campaign(of: self) }

    fileprivate var presentationID: String { getPresentation().id }

    /// The kind of presentation, as traces call it.
    var kind: String {
        switch getPresentation() {
        case is InAppMessage: "inAppMessage"
        case is AdobeAndroid3Model.Alert: "alert"
        case is FloatingButton: "floatingButton"
        default: "unknown"
        }
    }
}
