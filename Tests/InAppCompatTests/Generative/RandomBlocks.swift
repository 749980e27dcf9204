import Foundation

/// The amount of generative tests: ten thousand scenarios of a kind for every change, and in `.ci/long random` the
/// number of blocks of a thousand in `INAPP_COMPAT_RANDOM_BLOCKS`.
enum RandomBlocks {
    private static let size: UInt64 = 1_000

    /// The blocks, by number.
    static let all: Range<UInt64> = {
        let asked = ProcessInfo.processInfo.environment["INAPP_COMPAT_RANDOM_BLOCKS"].flatMap { UInt64($0) }
        return 0..<(asked ?? 10)
    }()

    /// The seeds of a block's scenarios.
    static func seeds(of block: UInt64) -> Range<UInt64> {
        (block * size)..<((block + 1) * size)
    }
}
