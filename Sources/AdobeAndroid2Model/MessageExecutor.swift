import AdobeAndroidShared
import HeadlessStage

/// The single executor that all messages of a stage share (A2-031).
struct MessageExecutor: Sendable {
    private let line: SerialLine

    /// The executor of a stage.
    static func of(_ stage: HeadlessStage) -> SerialLine {
        stage.shared(MessageExecutor.self) { MessageExecutor(line: SerialLine(stage)) }.line
    }
}
