import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// An SDK that has a list of listeners: which of them a driver replaces.
@MainActor @Suite("Listeners instead of one delegate", .timeLimit(.minutes(20))) struct ListenerDriverTests {
    private let driver = ListDriver(TraceRecorder(stage: HeadlessStage())) { _ in nil }
    private let first = NamedListener("first")
    private let second = NamedListener("second")

    private var names: [String] { driver.listeners.map(\.name) }

    @Test(
        "A recording listener takes the place of the listener behind it and of the previous recording listener"
    )
    func attached() throws {
        driver.add(first)
        driver.add(second)
        try driver.attach(delegate: first)
        #expect(names == ["second", "records first"])
        driver.attach(DelegateScript())
        #expect(names == ["second", "records a script"])
        #expect(driver.recording === driver.listeners[1])
    }

    @Test(
        "Registering a listener replaces the one that was added last; one that is in the list is not added again"
    )
    func registered() {
        #expect(driver.registeredDelegate == nil)
        driver.registeredDelegate = nil
        driver.registeredDelegate = first
        driver.add(second)
        #expect(driver.registeredDelegate === second)
        let third = NamedListener("third")
        driver.registeredDelegate = third
        #expect(names == ["first", "third"])
        driver.registeredDelegate = first
        #expect(names == ["first"])
        driver.add(third)
        driver.registeredDelegate = NSObject()
        #expect(names == ["first"])
        driver.registeredDelegate = nil
        #expect(names == [])
    }

    @Test("An object that is no listener is not attached")
    func noListener() {
        let error = #expect(throws: ScenarioError.self) { try driver.attach(delegate: NSObject()) }
        #expect(error?.code == .wrongDelegate)
        #expect(names == [])
    }
}

private protocol Listener: AnyObject, Sendable {
    var name: String { get }
}

private final class NamedListener: Listener {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// A driver whose SDK is only a list of listeners.
private final class ListDriver: ListenerDriver {
    typealias Delegate = any Listener

    static let shape = SDKShape("list")
    static let callbacks: [String] = []
    static let table = byName([])

    let recorder: TraceRecorder
    let host: any HeadlessHost
    @MainActor var listeners: [any Listener] = []
    @MainActor var recording: (any Listener)?

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        host = BrazeHost(stage: recorder.stage)
    }

    func add(_ listener: any Listener) { listeners.append(listener) }
    func remove(_ listener: any Listener) { listeners.removeAll { $0 === listener } }

    func makeRecording(script: DelegateScript, inner: (any Listener)?) -> any Listener {
        NamedListener("records \(inner?.name ?? "a script")")
    }

    func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge { BrazeBridge(handler) }
}
