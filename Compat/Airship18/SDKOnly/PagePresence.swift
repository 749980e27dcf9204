/// The presence of a page of the bridge's on the screen: fingers reach it by themselves. `ModelOnly` has the other side.
/// Main actor.
@MainActor final class PagePresence {
    init(of page: OwnPage, named name: String) {}

    func enter() {}
    func leave() {}
}
