// The adapter for Airship 17 of Compat/Migration, compiled; Airship18MigrationTests.swift runs it.
import Airship17Bridge
import Airship17Model
import Foundation
import InAppCompat

// snippet: Airship 17 adapter
final class WheelAdapter: NSObject, InAppMessageAdapterProtocol {
    // Main thread only: `display` and the user are there.
    nonisolated(unsafe) static weak var current: WheelAdapter?
    let title: String
    private var end: ((InAppMessageResolution) -> Void)?

    init(_ message: InAppMessage) {
        title = (message.displayContent as? InAppMessageModalDisplayContent)?.heading?.text ?? ""
    }

    static func adapter(for message: InAppMessage) -> WheelAdapter { WheelAdapter(message) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(.success)
    }

    func isReadyToDisplay() -> Bool { true }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        WheelAdapter.current = self
        end = completionHandler
    }

    func spin() { end?(.messageClick()) }
}
// end snippet
