package import HeadlessStage
import PlatformStandIns

/// Where an app sets up the SDK. Any thread.
///
/// The rules cover the delegate only, which `AdobeAndroid2Model` adds. The rest is what apps write beside it, as
/// far as known: each call stands in the stage's log, and has no other effect that a delegate could see.
public enum MobileCore: Sendable {}

/// What set-up code has told the SDK. One a stage.
///
/// `@unchecked Sendable` is sound: everything is behind a lock. The app's object is not Sendable by type: it is
/// handed back only.
package final class SetUp: @unchecked Sendable {
    struct State {
        var application: Application? = Application()
        var logLevel = LoggingMode.error
        var privacyStatus = MobilePrivacyStatus.unknown
    }

    let state = Locked(State())

    private init() {}

    /// What is set up on a stage.
    package static func of(_ stage: HeadlessStage) -> SetUp {
        stage.shared(SetUp.self) { SetUp() }
    }

    static var current: SetUp { of(.current) }

    /// The app. One is there even before `MobileCore.setApplication` was called, for tests that do not set up.
    package var application: Application? { state.withLock { $0.application } }
}
