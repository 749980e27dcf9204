// Code of public apps for set-up and handlers, beside the delegate, with only this import.

import HeadlessStage
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Members that set-up code uses", .timeLimit(.minutes(20))) @MainActor struct MemberTests {
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
        #expect(Surface(path: "") == Surface())
        // As an app's handler keeps them.
        let kept: [AEPMessaging.Surface: [AEPMessaging.Proposition]] = [:]
        #expect(kept[surface]?.first?.items.first?.schema == nil)
    }

    @Test("1.1 members not about messages are recorded, and their callbacks are called") func besideMessages()
    {
        let heard = Locked<[String]>([])
        func hear(_ word: String) { heard.withLock { $0.append(word) } }
        let event = Event(
            name: "n", type: EventType.messaging, source: EventSource.requestContent, data: nil, mask: ["a"])
        #expect(event.mask == ["a"])
        let trace = notes {
            MobileCore.setPushIdentifier(Data([1, 2]))
            MobileCore.registerEventListener(type: event.type, source: event.source) { hear($0.name) }
            MobileCore.dispatch(event: event) { hear("answer \($0 == nil)") }
            Messaging.updatePropositionsForSurfaces([Surface()]) { hear("updated \($0)") }
            Messaging.getPropositionsForSurfaces([Surface()]) { propositions, error in
                hear("got \(propositions?.count ?? -1) \(error == nil)")
            }
            ServiceProvider.shared.networkService.connectAsync(
                networkRequest: NetworkRequest(url: URL(fileURLWithPath: "/a"))
            ) { hear("connected \($0.error == nil)") }
        }
        #expect(
            trace.map { $0.split(separator: " ")[2] } == [
                "MobileCore.setPushIdentifier", "MobileCore.registerEventListener", "MobileCore.dispatch",
                "Messaging.updatePropositionsForSurfaces", "Messaging.getPropositionsForSurfaces",
                "Networking.connectAsync",
            ])
        #expect(heard.current == ["answer true", "updated true", "got 0 true", "connected false"])
    }

    /// Keeps the lines that it is given.
    private final class OwnLogging: Logging {
        let lines = Locked<[String]>([])
        func log(level: LogLevel, label: String, message: String) { lines.withLock { $0.append(message) } }
    }

    @Test("1.1 the app's own logging service gets what the filter allows") func logFilter() {
        let own = OwnLogging()
        let trace = notes {
            ServiceProvider.shared.loggingService = own
            #expect(Log.logFilter == .error && LogLevel.error < .trace)
            Log.debug(label: "App", "unheard")
            MobileCore.setLogLevel(.debug)
            Log.debug(label: "App", "heard")
            Log.trace(label: "App", "unheard")
            #expect(Log.logFilter == .debug)
        }
        #expect(own.lines.current == ["heard"])
        #expect(trace.count == 4)
    }

    @Test("1.1 AI-159 a proposition is read and written, with its items' contents") func propositions() throws
    {
        func read(_ items: String, _ details: String = #"{ "activity": { "id": "a", "priority": 10 } }"#)
            throws
            -> Proposition
        {
            let json = #"{ "id": "p", "scope": "s", "scopeDetails": \#(details), "items": [ \#(items) ] }"#
            return try JSONDecoder().decode(Proposition.self, from: Data(json.utf8))
        }
        let schema = "https://ns.adobe.com/personalization/"
        let html =
            #"{ "id": "h", "schema": "\#(schema)html-content-item", "data": { "content": "<p></p>" } }"#
        let json = #"{ "id": "j", "schema": "\#(schema)json-content-item", "data": { "content": [1] } }"#
        let inApp = Payloads.detail("m", content: "<b></b>")
        let proposition = try read("\(html), \(json), \(inApp)")
        #expect(proposition.priority == 10 && proposition.uniqueId == "p" && proposition.scope == "s")
        #expect(proposition.items.map(\.schema) == [.htmlContent, .jsonContent, .inapp])
        #expect(proposition.items[0].htmlContent == "<p></p>" && proposition.items[0].jsonContentArray == nil)
        #expect(proposition.items[1].jsonContentArray?.count == 1)
        #expect(proposition.items[2].inappSchemaData?.content as? String == "<b></b>")
        let xdm = proposition.items[0].generateInteractionXdm("tap", withEdgeEventType: .interact)
        #expect(xdm?["eventType"] as? String == "decisioning.propositionInteract")
        let again = try JSONDecoder().decode(Proposition.self, from: JSONEncoder().encode(proposition))
        #expect(again.items.map(\.itemId) == ["h", "j", "m"] && again.priority == 10)
        #expect(try read(#"\#(html), { "schema": "s", "data": {} }"#).items.isEmpty)
        #expect(throws: DecodingError.self) { try read(html, "{}") }
        let trace = notes { proposition.items[0].track(withEdgeEventType: .display, forTokens: ["t"]) }
        #expect(
            trace == [
                "AdobeIOS note PropositionItem.track action= eventType=decisioning.propositionDisplay itemId=h tokens=t"
            ])
    }

    @Test("1.1 the names of schemas and content types") func words() {
        #expect(SchemaType.inapp.toString() == Payloads.inAppSchema && SchemaType.unknown.toString() == "")
        #expect(ContentType.textHtml.toString() == "text/html" && ContentType.unknown.toString() == "")
    }

    /// Records its callbacks.
    private final class ButtonListener: FloatingButtonDelegate {
        func onTapDetected() { note("tap") }
        func onPanDetected() { note("pan") }
        func onShow() { note("show") }
        func onDismiss() { note("dismiss") }
        private func note(_ text: String) { HeadlessStage.current.log.record(.note, from: "B", text) }
    }

    @Test(
        "AI-147 AI-163 a floating button reports every call; each show adds a view, and dismissing removes the last one"
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
