import BuiltInShapes
import Foundation
import FuzzTesting

/// The readers, or the one that the environment names in `INAPP_COMPAT_FUZZ_TARGET`.
private let targets = FuzzTarget.all(of: .builtIn).filter { target in
    ProcessInfo.processInfo.environment["INAPP_COMPAT_FUZZ_TARGET"].map { $0 == target.name } ?? true
}

/// Called by the toolchain's libFuzzer before the first input. The seeds of some readers are recorded by playing
/// scenarios, which takes longer than an input may.
@_cdecl("LLVMFuzzerInitialize") public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    _ = targets.count
    return 0
}

/// Called by the toolchain's libFuzzer with each input, on the main thread. It has its own main function.
@_cdecl("LLVMFuzzerTestOneInput") public func takeOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int)
    -> CInt
{
    let input = Data(UnsafeBufferPointer(start: bytes, count: count))
    // libFuzzer calls this from its main function, which runs on the main thread.
    return MainActor.assumeIsolated {
        for target in targets {
            if case .fault(let words) = target.take(input) { fatalError("\(target.name) \(words)") }
        }
        return 0
    }
}
