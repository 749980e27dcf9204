// What set-up code and handlers of public apps write beside the delegate, with nothing but this import.

import HeadlessStage
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Members that set-up code uses") @MainActor struct MemberTests {
    private func notes(_ action: () -> Void) -> [String] {
        let stage = HeadlessStage()
        stage.run(action)
        stage.runUntilIdle()
        return stage.log.entries.map { "\($0)" }
    }

    @Test("1.3 MobileCore's members are recorded, in order") func mobileCore() {
        let trace = notes {
            MobileCore.setLogLevel(.debug)
            MobileCore.registerExtensions([Messaging.self]) {
                MobileCore.configureWith(appId: "app-id")
            }
            MobileCore.initialize(appId: "app-id")
            MobileCore.updateConfigurationWith(configDict: ["messaging.useSandbox": true])
            MobileCore.lifecycleStart(additionalContextData: ["source": "push"])
            MobileCore.lifecycleStart(additionalContextData: nil)
            MobileCore.track(action: "checkout", data: ["total": 12.5, "items": ["a", "b"]])
            MobileCore.track(state: "home", data: nil)
            let event = Event(
                name: "Refresh", type: "com.adobe.eventType.messaging",
                source: "com.adobe.eventSource.requestContent", data: ["refreshmessages": true])
            MobileCore.dispatch(event: event)
            MobileCore.resetIdentities()
        }
        #expect(
            trace == [
                "AdobeIOS note MobileCore.setLogLevel level=debug",
                "AdobeIOS note MobileCore.registerExtensions extensions=Messaging",
                "AdobeIOS note MobileCore.initialize appId=app-id",
                #"AdobeIOS note MobileCore.updateConfigurationWith configDict={"messaging.useSandbox":true}"#,
                #"AdobeIOS note MobileCore.lifecycleStart additionalContextData={"source":"push"}"#,
                "AdobeIOS note MobileCore.lifecycleStart additionalContextData=nil",
                #"AdobeIOS note MobileCore.track action=checkout data={"items":["a","b"],"total":12.5}"#,
                "AdobeIOS note MobileCore.track data=nil state=home",
                #"AdobeIOS note MobileCore.dispatch data={"refreshmessages":true} name=Refresh "#
                    + "source=com.adobe.eventSource.requestContent type=com.adobe.eventType.messaging",
                "AdobeIOS note MobileCore.resetIdentities",
                "AdobeIOS note MobileCore.configureWith appId=app-id",
            ])
    }

    @Test("1.3 Log writes into the stage's log") func log() {
        let trace = notes {
            Log.trace(label: "App", "one")
            Log.debug(label: "App", "two")
            Log.warning(label: "App", "three")
            AEPServices.Log.error(label: "App", "four")
        }
        #expect(
            trace == [
                "AdobeIOS note Log.trace label=App message=one",
                "AdobeIOS note Log.debug label=App message=two",
                "AdobeIOS note Log.warning label=App message=three",
                "AdobeIOS note Log.error label=App message=four",
            ])
    }

    @Test("1.3 Messaging's members") func messaging() {
        #expect(Messaging.extensionVersion.split(separator: ".").count == 3)
        let surface = Surface(path: "home")
        #expect(surface == Surface(path: "home") && surface != Surface())
        #expect(surface.uri.hasPrefix("mobileapp://") && surface.uri.hasSuffix("/home"))
        let trace = notes { Messaging.updatePropositionsForSurfaces([surface]) }
        #expect(trace == ["AdobeIOS note Messaging.updatePropositionsForSurfaces surfaces=\(surface.uri)"])
        // As a handler keeps them.
        let kept: [AEPMessaging.Surface: [AEPMessaging.Proposition]] = [:]
        #expect(kept[surface]?.first?.items.first?.schema == nil)
    }

    /// Writes down what it hears.
    private final class ButtonListener: FloatingButtonDelegate {
        func onTapDetected() { note("tap") }
        func onPanDetected() { note("pan") }
        func onShow() { note("show") }
        func onDismiss() { note("dismiss") }
        private func note(_ text: String) { HeadlessStage.current.log.record(.note, from: "B", text) }
    }

    @Test(
        "AI-147 AI-163 a floating button tells of every call; each show puts a view there, dismissed is the last one"
    ) func floatingButton() {
        let stage = HeadlessStage()
        let trace = { stage.log.entries.map { "\($0.source).\($0.name)" } }
        let button = stage.run {
            ServiceProvider.shared.uiService.createFloatingButton(listener: ButtonListener())
        }
        button.setInitial(position: .topRight)
        button.setButtonImage(imageData: Data([1, 2, 3]))
        button.dismiss()
        button.show()
        button.show()
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["floating button", "floating button"])
        stage.user.swipe(.left)
        button.dismiss()
        button.dismiss()
        stage.runUntilIdle()
        stage.user.tapMessage()
        #expect(
            trace() == [
                "AdobeIOS.FloatingButton.setInitial", "AdobeIOS.FloatingButton.setButtonImage", "B.dismiss",
                "B.show", "B.show", "B.pan", "B.dismiss", "B.dismiss", "B.tap",
            ])
        #expect(stage.visibleSurfaces == ["floating button"])
    }

    /// A value can open URLs too.
    private struct Opener: URLOpening {
        func openUrl(_ url: URL) -> Bool { url.scheme == "https" }
    }

    @Test("1.3 URLOpening is not bound to classes") func opener() throws {
        let stage = HeadlessStage()
        let url = try #require(URL(string: "https://example.org"))
        #expect(stage.run { ServiceProvider.shared.urlService.openUrl(url) })
        #expect(stage.log.openedURLs == [url])
        stage.run { ServiceProvider.shared.urlService = Opener() }
        #expect(stage.run { ServiceProvider.shared.urlService.openUrl(url) })
        #expect(stage.log.openedURLs == [url])
    }

    @Test("1.3 event types are the model's own, with their strings") func eventTypes() {
        #expect(AEPMessaging.MessagingEdgeEventType.interact == MessagingEdgeEventType.interact)
        #expect(MessagingEdgeEventType.suppressDisplay.toString() == "decisioning.propositionSuppressDisplay")
    }
}
