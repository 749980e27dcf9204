package import InAppContracts

/// A host and the delegate of some shape that it drives. Sendable; a value.
package struct SoakPair: Sendable, CustomStringConvertible {
    /// The shape of the host.
    package let host: ShapeKit
    /// The shape of the delegate.
    package let delegate: ShapeKit

    package init(host: ShapeKit, delegate: ShapeKit) {
        self.host = host
        self.delegate = delegate
    }

    /// The form in which the command takes a pair: the delegate, and the host that drives it.
    package var description: String { "\(delegate)/\(host)" }

    /// Every pair of the shapes that take part in stories.
    package static func all(of kits: [ShapeKit]) -> [SoakPair] {
        let kits = kits.filter { $0.stories != nil }
        return kits.flatMap { delegate in
            kits.hosts(of: delegate).map { SoakPair(host: $0, delegate: delegate) }
        }
    }

    /// The seed of a session: no two pairs play the same.
    func seed(of session: Int, _ seed: UInt64) -> UInt64 {
        // FNV-1a, because a hash of Swift's own differs in every process.
        let name = description.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return name ^ (seed &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(session)
    }
}
