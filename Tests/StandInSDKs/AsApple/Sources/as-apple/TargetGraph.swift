import Foundation

/// Does something for each target, some at a time, each after those that it needs.
///
/// `@unchecked Sendable` is sound: the state is touched with the lock held only; `failures` is read when all work has ended.
final class TargetGraph: @unchecked Sendable {
    private let lock = NSCondition()
    private var waiting: [PackageTarget]
    private var done: Set<String> = []
    private var running = 0
    private(set) var failures: [any Error] = []

    init(_ targets: [PackageTarget]) {
        waiting = targets
    }

    /// Works until there is nothing left to do.
    func run(workers: Int, _ work: @escaping @Sendable (PackageTarget) throws -> Void) {
        let group = DispatchGroup()
        for _ in 0..<workers {
            DispatchQueue.global().async(group: group) {
                while let target = self.next() {
                    let result = Result { try work(target) }
                    self.end(target, result)
                }
            }
        }
        group.wait()
    }

    private func next() -> PackageTarget? {
        lock.lock()
        defer { lock.unlock() }
        while true {
            let names = Set(waiting.map(\.name))
            let ready = waiting.firstIndex { target in
                (target.targetDependencies ?? []).allSatisfy { done.contains($0) && !names.contains($0) }
            }
            if let ready {
                running += 1
                return waiting.remove(at: ready)
            }
            if running == 0 { return nil }
            lock.wait()
        }
    }

    private func end(_ target: PackageTarget, _ result: Result<Void, any Error>) {
        lock.lock()
        defer { lock.unlock() }
        running -= 1
        done.insert(target.name)
        if case .failure(let error) = result { failures.append(error) }
        lock.broadcast()
    }
}
