import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// An app that has a class of the SDK's name.
enum OwnNames {
    /// The app's own.
    @MainActor final class Braze {
        let sdk: BrazeKit.Braze
        let ui = BrazeUI.BrazeInAppMessageUI()

        init() {
            sdk = BrazeKit.Braze(configuration: .init(apiKey: "key", endpoint: "endpoint"))
            sdk.inAppMessagePresenter = ui
        }

        func button(_ id: Int) -> BrazeKit.Braze.InAppMessage.Button {
            BrazeKit.Braze.InAppMessage.Button(id: id, text: "\(id)", clickAction: .none)
        }
    }

    /// The app's delegate.
    @MainActor final class Delegate: BrazeUI.BrazeInAppMessageUIDelegate, BrazeKit.BrazeDelegate {
        var presented: [String] = []

        func inAppMessage(
            _ ui: BrazeUI.BrazeInAppMessageUI, didPresent message: BrazeKit.Braze.InAppMessage,
            view: any BrazeUI.InAppMessageView
        ) {
            presented.append(message.id ?? "-")
        }
    }
}

@MainActor @Suite("4.2 An app's set-up other than the registration", .timeLimit(.minutes(20)))
struct SetUpTests {
    let stage = HeadlessStage()

    @Test("4.2 the configuration stores what the app writes")
    func configuration() {
        let configuration = Braze.Configuration(apiKey: "key", endpoint: "endpoint")
        configuration.logger.level = .debug
        configuration.logger.print = { text, level in text.isEmpty && level == .error }
        configuration.push.appGroup = "group.shop"
        configuration.push.automation = true
        configuration.push.automation.requestAuthorizationAtLaunch = false
        configuration.forwardUniversalLinks = true
        configuration.sessionTimeout = 60
        configuration.triggerMinimumTimeInterval = 1
        configuration.useUUIDAsDeviceId = false
        configuration.optInWhenPushAuthorized = false
        configuration.devicePropertyAllowList = [.model, .locale]
        configuration.location.automaticLocationCollection = true
        configuration.location.geofencesEnabled = true
        configuration.location.automaticGeofenceRequests = false
        #expect(configuration.push.appGroup == "group.shop")
        #expect(configuration.push.automation.automaticSetup)
        #expect(!configuration.push.automation.requestAuthorizationAtLaunch)
        #expect(configuration.forwardUniversalLinks && !configuration.useUUIDAsDeviceId)
        #expect(!configuration.optInWhenPushAuthorized && configuration.sessionTimeout == 60)
        #expect(configuration.devicePropertyAllowList == [.model, .locale])
        #expect(configuration.location.geofencesEnabled && configuration.logger.print?("", .error) == true)
        #expect(configuration.location.automaticLocationCollection)
        #expect(!configuration.location.automaticGeofenceRequests)
    }

    @Test("4.2 the app's calls to Braze and its user are in the stage's log")
    func calls() async {
        let braze = stage.run {
            Braze.prepareForDelayedInitialization()
            return Braze(configuration: .init(apiKey: "key", endpoint: "endpoint"))
        }
        braze.enabled = false
        braze.set(identifierForVendor: "vendor")
        braze.notifications.register(deviceToken: Data([0, 255]))
        #expect(!braze.notifications.handleBackgroundNotification(userInfo: [:]) { _ in })
        braze.contentCards.requestRefresh()
        braze.featureFlags.requestRefresh()
        braze.banners.requestBannersRefresh(placementIds: ["top", "end"])
        braze.user.set(email: "a@example.com")
        braze.user.setCustomAttribute(key: "pro", value: true)
        braze.user.setCustomAttribute(key: "age", value: 3)
        braze.user.setCustomAttribute(key: "score", value: 1.5)
        braze.user.setCustomAttribute(key: "plan", value: "free")
        braze.user.setCustomAttribute(key: "since", value: Date(timeIntervalSince1970: 0))
        braze.user.setCustomAttribute(key: "tags", value: ["a", "b"])
        #expect(
            stage.log.entries.map(\.description) == [
                "Braze note enabled value=false", "Braze note identifierForVendor value=vendor",
                "Braze note registerDeviceToken token=00ff", "Braze note handleBackgroundNotification",
                "Braze note contentCards.requestRefresh", "Braze note featureFlags.requestRefresh",
                "Braze note banners.requestBannersRefresh placementIds=top,end",
                "Braze analytics userAttribute key=email value=a@example.com",
                "Braze analytics userAttribute key=pro value=true",
                "Braze analytics userAttribute key=age value=3",
                "Braze analytics userAttribute key=score value=1.5",
                "Braze analytics userAttribute key=plan value=free",
                "Braze analytics userAttribute key=since value=0.0",
                "Braze analytics userAttribute key=tags value=a,b",
            ])
        #expect(!braze.enabled && braze.deviceId == "headless-device")
        braze.changeUser(userId: "me")
        #expect(await braze.user.id() == "me")
    }

    @Test("4.2 the completion with the user's id is called later, on the main thread")
    func userID() {
        let trace = Trace()
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        braze.user.id { trace.note($0 ?? "anonymous") }
        #expect(trace.lines == [])
        stage.runUntilIdle()
        #expect(trace.lines == ["anonymous"])
    }

    @Test("4.2 the vendor's module names, beside a class of the app's that is called Braze")
    func names() {
        let app = stage.run { OwnNames.Braze() }
        let delegate = OwnNames.Delegate()
        app.ui.delegate = delegate
        app.sdk.delegate = delegate
        BrazeHost(stage: stage).trigger(
            BrazeKit.Braze.InAppMessage.modal(.init(header: "A", buttons: [app.button(1)])).named("M"))
        stage.runUntilIdle()
        #expect(delegate.presented == ["M"])
    }

    @Test("4.2 delegates of the SDK object are held weakly")
    func weakDelegates() {
        final class Proofs: BrazeSDKAuthDelegate {}
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        var proofs: Proofs? = Proofs()
        braze.sdkAuthDelegate = proofs
        #expect(braze.sdkAuthDelegate != nil)
        proofs = nil
        #expect(braze.sdkAuthDelegate == nil)
    }
}

@MainActor @Suite("7 Objects of another stage", .timeLimit(.minutes(20)))
struct OtherStageTests {
    @Test("7 a presenter of another stage is an error, and so is a Braze outside of run")
    func otherStage() {
        let stage = HeadlessStage()
        let outside = Braze(configuration: .init(apiKey: "key", endpoint: "endpoint"))
        _ = BrazeHost(stage: stage).braze
        #expect(stage.log.entries.map(\.kind) == [.error])
        #expect(stage.log.entries.first?.name.contains("stage.run { }") == true)
        stage.log.removeAll()
        let inside = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        inside.inAppMessagePresenter = stage.run { BrazeInAppMessageUI() }
        #expect(stage.log.entries(of: .error).isEmpty)
        inside.inAppMessagePresenter = BrazeInAppMessageUI()
        #expect(stage.log.entries(of: .error).map(\.source) == ["stage"])
        withExtendedLifetime(outside) {}
    }
}
