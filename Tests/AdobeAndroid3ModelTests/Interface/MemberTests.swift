import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Members that do not concern in-app messages: they exist, and record their calls.
@Suite("Members beside messages", .timeLimit(.minutes(20))) @MainActor struct MemberTests {
    private final class Listener: PushNotificationListener {}

    @Test("Propositions: calls are recorded, callbacks are called later without content") func propositions()
    {
        let world = TestWorld()
        let surfaces = [Surface(), Surface("cart")]
        let trace = world.trace {
            Messaging.refreshInAppMessages()
            Messaging.updatePropositionsForSurfaces(surfaces)
            Messaging.updatePropositionsForSurfaces(surfaces) { note("updated(\($0 ?? false))", from: "A") }
            Messaging.getPropositionsForSurfaces(surfaces) { note("got(\($0?.count ?? -1))", from: "A") }
        }
        #expect(
            trace == [
                "main Messaging.refreshInAppMessages", "main Messaging.updatePropositionsForSurfaces",
                "main Messaging.updatePropositionsForSurfaces", "main Messaging.getPropositionsForSurfaces",
                "bg A.updated(true)", "bg A.got(0)",
            ])
        #expect(Messaging.extensionVersion() == "3.10.0")
    }

    @Test("Push notifications: calls are recorded") func push() {
        let world = TestWorld()
        let trace = world.trace {
            #expect(Messaging.addPushTrackingDetails(Intent(uri: "a"), "m", ["a": "b"]))
            #expect(!Messaging.addPushTrackingDetails(Intent(uri: "a"), " ", ["a": "b"]))
            #expect(!Messaging.addPushTrackingDetails(Intent(uri: "a"), "m", [:]))
            Messaging.handleNotificationResponse(Intent(uri: "a"), true, nil)
            Messaging.trackPushReceived(["a": "b"])
            Messaging.setPushNotificationListener(Listener())
            Messaging.setPushNotificationListener(nil)
        }
        #expect(trace.count == 7)
        #expect(trace.allSatisfy { $0.hasPrefix("main Messaging.") })
    }

    @Test("Surfaces are their URIs") func surfaces() {
        #expect(Surface().getUri() == "mobileapp://headless")
        #expect(Surface("").getUri() == Surface().getUri())
        #expect(Surface("cart/top").getUri() == "mobileapp://headless/cart/top")
        #expect(Set([Surface("a"), Surface("a"), Surface("b")]).count == 2)
    }

    @Test("Section 5: kinds and types have their numbers") func numbers() {
        #expect(SchemaType.allCases.map { $0.getValue() } == Array(0...10))
        #expect(ContentType.allCases.map { $0.getValue() } == Array(0...4))
        #expect(ContentType.textHtml.toString() == "text/html")
    }
}
