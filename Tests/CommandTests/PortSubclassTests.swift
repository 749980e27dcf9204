import Foundation
import Testing

@testable import InAppPort

/// Delegates with subclasses, callbacks that are called by hand, and cases with conditions.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortSubclassTests {
    /// The written text from a line on.
    private static func lines(of text: String, from start: String) throws -> String {
        String(text[try #require(text.range(of: start)).lowerBound...])
    }

    @Test("AI-030 a callback that calls super or another callback calls its counterpart")
    func callsParents() async throws {
        let text = try await PortTests.written(
            """
            import AEPMessaging
            import AEPServices
            import Foundation

            class Base: MessagingDelegate {
                func shouldShowMessage(message: Showable) -> Bool { true }
                func onShow(message: Showable) { print("shown") }
                func onDismiss(message: Showable) {}
                func urlLoaded(_ url: URL, byMessage message: Showable) {}
            }

            final class Derived: Base {
                override func shouldShowMessage(message: Showable) -> Bool {
                    guard super.shouldShowMessage(message: message) else { return false }
                    return Bool.random()
                }
                override func onShow(message: Showable) {
                    super.onShow(message: message)
                    self.onDismiss(message: message)
                }
                override func urlLoaded(_ url: URL, byMessage message: Showable) {
                    if url.scheme == "a" { super.urlLoaded(url, byMessage: message) } else { onShow(message: message) }
                }
            }

            """, to: "braze")
        #expect(
            try Self.lines(of: text, from: "  override func decideDisplay") == """
                  override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
                    guard super.decideDisplay(of: message) == .show else { return .hold }
                    return (Bool.random()) ? .show : .hold
                  }
                  override func didPresent(_ message: CompatMessage) {
                    super.didPresent(message)
                    // PORT: It needs resolution, which is not available here. Decide what it is.
                    //         self.onDismiss(message: message)
                  }
                  override func didLoad(_ url: URL, in message: CompatMessage) {
                    if url.scheme == "a" { super.didLoad(url, in: message) } else { didPresent(message) }
                  }
                }

                """)
    }

    @Test(
        "AS-042 only a case whose condition has no counterpart is commented out, and the switch gets a default"
    )
    func leavesCases() async throws {
        let text = try await PortTests.written(
            """
            import AirshipAutomation
            import AirshipCore

            final class Ends: NSObject, InAppMessagingDelegate {
                var ended: [String] = []
                func messageFinishedDisplaying(
                    _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
                ) {
                    switch resolution.type {
                    case .buttonClick where resolution.buttonInfo?.behavior == .cancel:
                        ended.append("cancel")
                    case .buttonClick: ended.append("button")
                    case .timedOut, .messageClick, .userDismissed: ended.append("other")
                    @unknown default: break
                    }
                }
            }

            """, to: "braze")
        #expect(
            try Self.lines(of: text, from: "    switch resolution.cause") == """
                    switch resolution.cause {
                    // PORT: The kind is content.layout; its parts are in the content.
                    //         case .buttonClick where resolution.buttonInfo?.behavior == .cancel:
                    //             ended.append("cancel")
                    case .buttonClick(id: _): ended.append("button")
                    case .timedOut, .messageClick, .userDismissed: ended.append("other")
                    default: break
                    }
                  }
                }

                """)
    }

    @Test("BZ-044 a button's id stays a number")
    func keepsButtonIDs() async throws {
        let text = try await PortTests.written(
            """
            import BrazeKit
            import BrazeUI

            final class Buttons: NSObject, BrazeInAppMessageUIDelegate {
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
                ) {
                    guard let modal = message.modal else { return }
                    for button in modal.buttons where button.id == 0 { print(button.id, button.text) }
                }
            }

            """, to: "airship18")
        #expect(
            text.contains(
                "for button in modal.content.buttons where (Int(button.id) ?? -1) == 0 {"))
        #expect(text.contains("print((Int(button.id) ?? -1), button.text)"))
    }

    @Test("BZ-044, AM-086 the URL and the description of an image become the graphic's")
    func readsImages() async throws {
        let braze = try await PortTests.written(
            """
            import BrazeKit
            import BrazeUI

            final class Images: NSObject, BrazeInAppMessageUIDelegate {
                func inAppMessage(
                    _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
                ) {
                    if let modal = message.modalImage { load(modal.imageURL, modal.imageAltText ?? "") }
                }
                private func load(_ url: URL?, _ text: String) { print(url as Any, text) }
            }

            """, to: "airship18")
        #expect(
            braze.contains(
                "load(modal.content.graphic?.imageURL, modal.content.graphic?.imageDescription ?? \"\")"))
        let airship = try await PortTests.written(
            """
            import AirshipAutomation
            import AirshipCore

            @MainActor final class Images: InAppMessageDisplayDelegate {
                func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
                func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
                    guard case .modal(let modal) = message.displayContent else { return }
                    print(modal.media?.url ?? "-", modal.media?.description ?? "-")
                }
                func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
            }

            """, to: "braze")
        #expect(
            airship.contains(
                "print(modal.graphic?.imageURL?.absoluteString ?? \"-\", modal.graphic?.imageDescription ?? \"-\")"
            ))
    }
}
