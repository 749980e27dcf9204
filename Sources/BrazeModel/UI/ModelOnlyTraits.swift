// Model only: nothing in this file exists in the SDK.

import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The traits that messages are admitted by (BZ-031): on a device `UITraitCollection.current` has them. Model only.
    public var modelOnlyTraits: UITraitCollection { stage.screen.traits }
}
