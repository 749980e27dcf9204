import BrazeContracts
import BrazeModel
import HeadlessStage
import Testing

@testable import InAppContracts

/// Whether an app had set its delegate when a message qualified.
@Suite("An app's set-up in scenarios", .timeLimit(.minutes(20))) @MainActor struct PlayedSetUpTests {
    private final class Plain: BrazeInAppMessageUIDelegate {}

    private let stage = HeadlessStage()
    private let driver: BrazeDriver
    private let recording: AnyObject

    init() throws {
        let recorder = TraceRecorder(stage: stage)
        driver = stage.run { BrazeDriver(recorder) { _ in nil } }
        driver.attach(DelegateScript())
        recording = try #require(driver.registeredDelegate)
    }

    /// Plays a set-up, and lets messages qualify.
    /// - Parameters:
    ///   - isSet: whether the set-up registers the delegate.
    ///   - later: whether a delegate is registered whenever a message qualifies.
    private func played(isSet: Bool, _ later: [Bool]) throws -> PlayedSetUp {
        let setUp = PlayedSetUp { [driver] delegate, _ in if isSet { driver.registeredDelegate = delegate } }
        try setUp.play(around: Plain(), on: driver, stage)
        setUp.end(on: driver)
        for isThere in later {
            driver.registeredDelegate = isThere ? recording : nil
            setUp.messageQualifies(on: driver)
        }
        return setUp
    }

    @Test(
        "BZ-003 the delegate is missing if there is none at the start of the app and when the first message qualifies",
        arguments: [
            (false, [], false), (false, [false], true), (false, [true], false),
            (false, [true, false], false),
            (false, [false, true], true), (true, [false], false), (true, [true], false),
        ] as [(Bool, [Bool], Bool)])
    func missing(isSet: Bool, later: [Bool], isMissing: Bool) throws {
        #expect(try played(isSet: isSet, later).wasDelegateMissing == isMissing)
    }

    @Test("BZ-003 at each start of the app the delegate may be missing again")
    func restarted() throws {
        let setUp = try played(isSet: false, [true])
        driver.registeredDelegate = nil
        setUp.end(on: driver)
        setUp.messageQualifies(on: driver)
        #expect(setUp.wasDelegateMissing)
    }

    @Test("A delegate that a step of the app registers is replaced by the recording one, and nothing else is")
    func steps() throws {
        let setUp = try played(isSet: true, [])
        let own = Plain()
        func registered(_ step: @escaping () -> Void) throws -> AnyObject? {
            try setUp.during(step, on: driver)
            return driver.registeredDelegate
        }
        #expect(try registered {} === recording)
        #expect(try registered { driver.registeredDelegate = own } === recording)
        #expect(try registered { driver.registeredDelegate = nil } == nil)
        #expect(try registered { driver.registeredDelegate = recording } === recording)
        driver.registeredDelegate = own
        #expect(try registered {} === own)
    }
}
