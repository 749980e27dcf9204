@_exported import AirshipCore
@_exported import Foundation
@_exported import PlatformStandIns

/// What every body does: a stand-in is for compiling against.
func standIn() -> Never { fatalError("A stand-in of AirshipAutomation has no behaviour.") }

/// The same for what has a value.
func standIn<Value>() -> Value { fatalError("A stand-in of AirshipAutomation has no behaviour.") }
