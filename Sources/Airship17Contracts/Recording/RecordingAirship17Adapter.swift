import Airship17Model
import Foundation
import InAppContracts
import PlatformStandIns

/// What the app's adapters have in common: each writes what it is asked into the trace, and answers from the script.
///
/// Adapters of a message's preparations are numbered as they are made. `@unchecked Sendable` is sound: everything but
/// the count, which is behind a lock, is immutable, and the app is Sendable.
class Airship17AdapterRecorder: NSObject, @unchecked Sendable {
    fileprivate let message: InAppMessage
    fileprivate weak var app: Airship17App?
    private let number: Int
    private let attempts = Locked(0)

    init(_ message: InAppMessage, _ app: Airship17App?) {
        self.message = message
        self.app = app
        number = app?.nextAdapterNumber() ?? 0
    }

    fileprivate var name: String { message.traceName }

    fileprivate func arguments() -> [TraceEvent.Argument] { [TraceEvent.Argument("message", name)] }

    fileprivate func observed() -> [TraceEvent.Argument] {
        [TraceEvent.Argument("adapter", "\(number)")] + message.traceLooks
    }

    /// Gets ready to display, on the main thread (AS-013).
    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        guard let app else { return }
        let attempt = attempts.withLock { attempts in
            attempts += 1
            return attempts
        }
        let answer = app.nextPreparation(of: name)
        app[\.prepareReports][name] = completionHandler
        app.recorder.call(
            .listener, "prepare", arguments(),
            observed: observed() + [TraceEvent.Argument("attempt", "\(attempt)")], describe: { _ in answer }
        ) {
            InAppMessagePrepareResult(traceName: answer).map(completionHandler)
        }
    }

    /// Asked on the main thread, after the coordinator (AS-026).
    func isReadyToDisplay() -> Bool {
        guard let app else { return false }
        return app.recorder.call(
            .listener, "isReadyToDisplay", arguments(), observed: observed(), describe: { "\($0)" }
        ) {
            !app[\.unreadyMessages].contains(name)
        }
    }
}

/// The app's adapter: it displays until the scenario lets it report. `@unchecked Sendable` is sound: it adds no state to
/// its base class.
final class RecordingAirship17Adapter: Airship17AdapterRecorder, InAppMessageAdapterProtocol,
    @unchecked Sendable
{
    static func adapter(for message: InAppMessage) -> RecordingAirship17Adapter {
        RecordingAirship17Adapter(message, nil)
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        guard let app else { return }
        app[\.displayReports][name] = completionHandler
        app.recorder.call(.listener, "display", arguments(), observed: observed())
    }
}

/// An adapter without `display`, which late versions allow (AS-039). `@unchecked Sendable` is sound: it adds no state to
/// its base class.
final class RecordingAirship17AdapterWithoutDisplay: Airship17AdapterRecorder, InAppMessageAdapterProtocol,
    @unchecked Sendable
{
    static func adapter(for message: InAppMessage) -> RecordingAirship17AdapterWithoutDisplay {
        RecordingAirship17AdapterWithoutDisplay(message, nil)
    }
}
