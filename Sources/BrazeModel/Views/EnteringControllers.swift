import HeadlessStage
import PlatformStandIns

/// The controllers that are kept by what ends an entry of their views (BZ-153).
///
/// The vendor's completion keeps its controller, which keeps the view, which may keep the completion. Here the stage
/// keeps the controller in the completion's place, as long as that is there, so that the end of the process lets go of
/// all three. Sendable; any thread.
final class EnteringControllers: Sendable {
    private struct Table: Sendable {
        var kept: [Int: BrazeInAppMessageUI.ViewController] = [:]
        var last = 0
    }

    private let table = Locked(Table())

    /// Has a stage keep a controller, as long as there is what is returned.
    static func keep(_ controller: BrazeInAppMessageUI.ViewController, on stage: HeadlessStage) -> Hold {
        let controllers = stage.shared(EnteringControllers.self) { EnteringControllers() }
        let place = controllers.table.withLock { table in
            table.last += 1
            table.kept[table.last] = controller
            return table.last
        }
        return Hold { [weak controllers] in controllers?.letGo(of: place) }
    }

    private func letGo(of place: Int) {
        // Released outside of the lock: the end of a controller may run code of the app.
        let controller = table.withLock { $0.kept.removeValue(forKey: place) }
        _ = controller
    }

    /// Keeps one controller until it goes itself. Sendable.
    final class Hold: Sendable {
        private let letGo: @Sendable () -> Void

        init(_ letGo: @escaping @Sendable () -> Void) {
            self.letGo = letGo
        }

        deinit {
            letGo()
        }
    }
}
