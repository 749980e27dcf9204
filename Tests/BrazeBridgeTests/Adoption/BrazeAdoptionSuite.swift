import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns

/// A Braze delegate that is adopted on a stage, and what is reported about it.
@MainActor final class BrazeAdoptionScene {
    let stage = HeadlessStage()
    let delegate = OldBrazeDelegate()
    let diagnostics = DiagnosticList()
}

/// Tests of an adopted Braze delegate under Adobe's SDKs, each on a scene of its own.
@MainActor protocol BrazeAdoptionSuite {
    var scene: BrazeAdoptionScene { get }
}

extension BrazeAdoptionSuite {
    var stage: HeadlessStage { scene.stage }
    var delegate: OldBrazeDelegate { scene.delegate }
    var diagnostics: DiagnosticList { scene.diagnostics }

    func adopt(_ sdkDelegate: (any BrazeDelegate)? = nil) -> AdoptedBrazeDelegate {
        let adopted = AdoptedBrazeDelegate(delegate, sdkDelegate: sdkDelegate)
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    /// The diagnostics, without the messages that they are about.
    var said: [String] { diagnostics.items.map { "\($0.code): \($0.explanation)" } }

    static var android2Payload: Data {
        Data(
            #"{"id": "m1", "type": "cjmiam", "detail": {"html": "<p>Hello</p>", "mobileParameters": {}}}"#
                .utf8)
    }

    func triggerOnAdobe(_ ids: String...) throws {
        let host = AdobeIOSHost(stage: stage)
        for id in ids {
            try host.trigger(json: Campaigns.adobe(id))
            stage.runUntilIdle()
        }
    }

    func showNextMessages(_ adopted: AdoptedBrazeDelegate, count: Int) throws {
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        for place in 0..<count {
            try triggerOnAdobe("m\(place)")
            stage.run { adopted.ui.dismiss() }
            stage.runUntilIdle()
        }
    }

    static var noSDKDelegate: String {
        "notAdopted: No BrazeDelegate is asked about URLs: if the app has one, adopt it as well, "
            + "AdoptedBrazeDelegate(delegate, sdkDelegate: …)."
    }
}

/// A `BrazeDelegate` that records its calls.
@MainActor final class URLDelegate: BrazeDelegate {
    var answer = true
    /// What it makes of each URL.
    var replacement: URL?
    private(set) var calls: [String] = []

    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        let extras = context.extras.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        calls.append("\(context.url.absoluteString) \(context.channel) \(extras)")
        if let replacement { context.url = replacement }
        return answer
    }
}
