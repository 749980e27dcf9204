import Airship17SDKBridge
import AirshipAutomation
import AirshipCore
import BrazeKit
import BrazeSDKBridge
import BrazeUI
import InAppCompat
import UIKit

/// Both SDKs, and their common handler. The only file of the app that uses a vendor's names.
@MainActor final class Messages {
    static let shared = Messages()

    /// One message at a time, from either SDK, and none during a pause.
    let policies: PolicyStack
    /// Gets the bridges' diagnostics.
    var onDiagnostic: (@MainActor (Diagnostic) -> Void)?

    private let brazeBridge: BrazeBridge
    private let airshipBridge: Airship17Bridge
    private var braze: Braze?
    #if DEBUG
        private var tracing: Tracing?
    #endif

    init() {
        policies = PolicyStack(around: DestinationRouter(ShopHandler(), route: Self.route)) {
            $0.expiry = 3_600
            $0.spacing = 30
        }
        brazeBridge = BrazeBridge(policies.handler)
        airshipBridge = Airship17Bridge(policies.handler)
        brazeBridge.diagnostics = { [weak self] in self?.onDiagnostic?($0) }
        airshipBridge.diagnostics = { [weak self] in self?.onDiagnostic?($0) }
    }

    /// Starts the SDKs. Each bridge is attached as soon as its SDK exists, before the first message can be triggered.
    func start(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        startBraze()
        startAirship(launchOptions)
    }

    private func startBraze() {
        let braze = Braze(
            configuration: Braze.Configuration(apiKey: Keys.brazeAPIKey, endpoint: Keys.brazeEndpoint))
        let ui = BrazeInAppMessageUI()
        brazeBridge.attach(to: ui)
        #if DEBUG
            tracing = Tracing(brazeBridge, of: ui)
        #endif
        braze.inAppMessagePresenter = ui
        self.braze = braze
    }

    private func startAirship(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        let config = AirshipConfig()
        config.developmentAppKey = Keys.airshipAppKey
        config.developmentAppSecret = Keys.airshipAppSecret
        Airship.takeOff(config, launchOptions: launchOptions)
        do {
            // Before take-off there is nothing to attach to, and this would throw.
            try airshipBridge.attach()
        } catch {
            assertionFailure("\(error)")
        }
    }

    /// The held messages of both SDKs.
    var held: [CompatMessage] { brazeBridge.heldMessages + airshipBridge.heldMessages }

    /// All further events of both SDKs, in one order.
    func events() -> AsyncStream<MessageEvent> {
        MessageEvents.merged(brazeBridge.events, airshipBridge.events)()
    }

    /// Handles every deep link of both SDKs, once.
    private static func route(_ choice: DestinationRouter.Choice) -> Bool {
        guard choice.url.scheme == "shop", !choice.isPerformed else { return false }
        UIApplication.shared.open(choice.url)
        return true
    }
}
