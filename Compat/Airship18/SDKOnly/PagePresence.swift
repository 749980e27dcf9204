/// Puts a page of the bridge on the screen, where touches reach it without further work. `ModelOnly` has the
/// counterpart. Main actor.
@MainActor final class PagePresence {
    init(of page: OwnPage, named name: String) {}

    func enter() {}
    func leave() {}
}
