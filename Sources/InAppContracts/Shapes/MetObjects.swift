import PlatformStandIns

/// Numbers objects in the order in which they are met. It keeps them, so that no number is given twice.
///
/// Sendable; any thread.
final class MetObjects: Sendable {
    private let objects = Locked<[any AnyObject & Sendable]>([])

    func number(of object: any AnyObject & Sendable) -> Int {
        objects.withLock { objects in
            if let place = objects.firstIndex(where: { $0 === object }) { return place + 1 }
            objects.append(object)
            return objects.count
        }
    }
}
