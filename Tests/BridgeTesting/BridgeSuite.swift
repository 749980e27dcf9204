package import Foundation
package import HeadlessStage
package import InAppCompat
import Testing

/// A bridge on its SDK, with a handler and the bridge's diagnostics.
@MainActor package final class BridgeWorld<Host: HeadlessHost, Bridge: MessageBridge> {
    package let stage = HeadlessStage()
    package let host: Host
    package let handler = RecordingHandler()
    package let bridge: Bridge
    package let diagnostics = DiagnosticList()

    /// Creates the SDK's host, and attaches a bridge to it.
    /// - Parameter attach: creates the bridge and attaches it, on the stage.
    package init(_ attach: (RecordingHandler, Host) -> Bridge) {
        host = Host(stage: stage)
        bridge = stage.run { [host, handler] in attach(handler, host) }
        bridge.engine.diagnostics = { [diagnostics] in diagnostics.items.append($0) }
    }

    // A message on the screen retains its stage, and an SDK retains its bridge.
    deinit { stage.endProcess() }
}

/// Expects that a bridge that is detached while a message is on the screen is released, together with its handler.
/// - Parameters:
///   - json: a campaign with a message `m1`.
///   - attach: creates the bridge and attaches it, on the stage.
///   - detach: detaches it.
/// - Returns: the host, after the user has closed the message.
@MainActor package func expectReleasedWhileUp<Host: HeadlessHost, Bridge: MessageBridge>(
    _ json: String, _ attach: (RecordingHandler, Host) -> Bridge, detach: (Bridge) -> Void
) throws -> Host {
    weak var weakBridge: Bridge?
    weak var weakHandler: RecordingHandler?
    let stage = HeadlessStage()
    let host = Host(stage: stage)
    do {
        let handler = RecordingHandler()
        let bridge = stage.run { attach(handler, host) }
        weakBridge = bridge
        weakHandler = handler
        try host.trigger(json: json)
        stage.runUntilIdle()
        #expect(handler.calls.last == "didPresent m1")
        detach(bridge)
        #expect(handler.calls.last == "didFail(detached) m1")
    }
    #expect(weakBridge == nil)
    #expect(weakHandler == nil)
    stage.user.close()
    stage.runUntilIdle()
    return host
}

/// Tests of a bridge, each on a world of its own.
@MainActor package protocol BridgeSuite {
    associatedtype Host: HeadlessHost
    associatedtype Bridge: MessageBridge
    var world: BridgeWorld<Host, Bridge> { get }
}

extension BridgeSuite {
    package var stage: HeadlessStage { world.stage }
    package var host: Host { world.host }
    package var handler: RecordingHandler { world.handler }
    package var bridge: Bridge { world.bridge }
    package var diagnostics: DiagnosticList { world.diagnostics }

    /// The user follows a link of the page.
    package func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    /// Triggers a campaign and runs until the stage is idle.
    package func trigger(_ json: String) throws { try trigger(Data(json.utf8)) }

    /// Triggers a campaign and runs until the stage is idle.
    package func trigger(_ json: Data) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }
}
