import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// What lives as long as the app is installed: its settings and files, and what surrounds it. Every object of the SDK
/// holds it; it holds none of them. Sendable: what changes is behind locks.
final class Installation: Sendable {
    let link: StageLink
    let settings = Settings()
    let circumstances = Circumstances()
    let scenes: StageScenes
    let views = VisibleViews()
    let commandDelegate = Locked(WeakCommandDelegate())
    let assets: AssetFiles
    /// The wall-clock time at which the stage's clock stood at zero.
    private let epoch: Date

    init(_ stage: HeadlessStage) {
        link = StageLink(stage)
        scenes = stage.scenes
        assets = AssetFiles(network: stage.network)
        epoch = Date(timeIntervalSinceNow: -stage.now)
        scenes.observeDisconnections { [link, views] scene in
            link.onMainNow { views.disconnected(scene) }
        }
    }

    /// The stage's time as a date.
    var date: Date { epoch.addingTimeInterval(link.now) }
}
