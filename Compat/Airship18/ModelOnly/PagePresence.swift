import Airship18Model
import InAppCore

/// Puts a page of the bridge on the screen: on a stage, where the user and the page act on it. `SDKOnly` has the
/// counterpart. Main actor.
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
