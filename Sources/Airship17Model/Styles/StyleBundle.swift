import Foundation
import HeadlessStage
import PlatformStandIns

/// Where style files are: in the app's main bundle, unless a stage has something else in its place. Sendable: what
/// changes is behind a lock.
final class StyleBundle: Sendable {
    private let bundle = Locked<Bundle>(.main)

    static func of(_ stage: HeadlessStage) -> StyleBundle {
        stage.shared(StyleBundle.self) { StyleBundle() }
    }

    /// That of the stage that is current.
    static var current: StyleBundle { of(.current) }

    var value: Bundle {
        get { bundle.withLock { $0 } }
        set { bundle.withLock { $0 = newValue } }
    }

    /// The property list of this name.
    func url(of file: String) -> URL? {
        value.url(forResource: file, withExtension: "plist")
    }
}
