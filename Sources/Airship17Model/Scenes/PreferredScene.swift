import AirshipShared
import PlatformStandIns

extension ConnectedScenes {
    /// What the built-in views appear in (AS-040): the last active scene of the app's own, else the last scene.
    @MainActor var preferred: UIWindowScene? { lastActive ?? all.last?.scene }
}
