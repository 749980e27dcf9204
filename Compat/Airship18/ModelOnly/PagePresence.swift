import Airship18Model
import InAppCore

/// The presence of a page of the bridge's on the screen: on a stage, whose user and page act upon it. `SDKOnly` has the
/// other side. Main actor.
@MainActor final class PagePresence {
    private let surface: Airship18PageSurface

    init(of page: OwnPage, named name: String) {
        surface = Airship18PageSurface(
            page.view, named: name,
            bannerIsAtTop: page.content.layout == .banner ? page.content.edge == .top : nil)
    }

    func enter() { surface.enter() }
    func leave() { surface.leave() }
}
