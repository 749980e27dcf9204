@_exported import Foundation

#if canImport(UIKit)
    @_exported import UIKit
#else
    @_exported import PlatformStandIns
#endif

/// What every body does: a stand-in is for compiling against.
func standIn() -> Never { fatalError("A stand-in of AirshipCore has no behaviour.") }

/// The same for what has a value.
func standIn<Value>() -> Value { fatalError("A stand-in of AirshipCore has no behaviour.") }

/// The SDK (section 3).
public final class Airship: Sendable {}
