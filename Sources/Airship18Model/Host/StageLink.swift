import AirshipShared
import HeadlessStage

extension StageLink {
    /// What the SDK is called in the stage's log.
    static let source = "Airship18"

    convenience init(_ stage: HeadlessStage) {
        self.init(stage, source: Self.source)
    }
}
