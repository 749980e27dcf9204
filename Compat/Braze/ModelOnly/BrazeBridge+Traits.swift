import BrazeModel
import PlatformStandIns

/// The model's screen has the traits; on a device the system has them. `SDKOnly` has the counterpart.
extension BrazeBridge {
    /// The traits by which the SDK decides about orientations (BZ-031).
    var traits: UITraitCollection? { ui?.modelOnlyTraits }
}
