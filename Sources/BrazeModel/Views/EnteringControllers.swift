import HeadlessStage
import PlatformStandIns

/// Holds the view controllers that would be kept alive by the completions of their views' entries (BZ-153).
///
/// The vendor's completion holds its controller, the controller holds the view, and the view may hold the completion.
/// Here the stage holds the controller instead, as long as the completion exists, so all three are released at the end
/// of the process. Sendable; any thread.
final class EnteringControllers: Sendable {
    private struct Table: Sendable {
        var kept: [Int: BrazeInAppMessageUI.ViewController] = [:]
        var last = 0
    }

    private let table = Locked(Table())

    /// Makes a stage hold a controller as long as the returned object exists.
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
        // Released outside the lock: the controller's deinitialiser may run the app's code.
        let controller = table.withLock { $0.kept.removeValue(forKey: place) }
        _ = controller
    }

    /// Holds one controller as long as it exists. Sendable.
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
