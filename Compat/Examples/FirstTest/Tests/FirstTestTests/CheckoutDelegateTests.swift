import AdobeIOSContracts
import AdobeIOSModel
import InAppContracts
import Testing

@testable import FirstTest

/// A campaign in the format of Adobe's servers.
private func campaign(_ id: String) -> String {
    """
    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
      "schema": "https://ns.adobe.com/personalization/message/in-app",
      "data": {"contentType": "text/html", "content": "<p>Hello</p>"}}}
    """
}

/// Two campaigns trigger during a checkout. Another checkout is over before the user closes each.
private let checkout = """
    {"name": "checkout", "shape": "adobeIOS",
     "payloads": {"news": \(campaign("news")), "sale": \(campaign("sale"))},
     "steps": [{"app": "checkoutBegins"}, {"trigger": "news"}, {"trigger": "sale"}, {"app": "checkoutEnds"},
               {"app": "checkoutBegins"}, {"app": "checkoutEnds"}, {"user": "close"}, {"user": "close"}]}
    """

@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckoutDelegateTests {
    @Test("AI-050 Messages of the checkout are shown afterwards, one by one, as the contract requires")
    func keepsTheContract() throws {
        // snippet: verify a delegate of Adobe
        let report = AdobeIOSContract.verify(
            parts: AppParts { delegate, _ in MobileCore.messagingDelegate = delegate },  // as your app starts
            scenarios: [checkout],
            appSteps: [
                "checkoutBegins": { ($0 as? CheckoutDelegate)?.checkoutBegins() },
                "checkoutEnds": { ($0 as? CheckoutDelegate)?.checkoutEnds() },
            ]
        ) { CheckoutDelegate() }
        try report.expectSuccess()
        // end snippet
        #expect(
            report.traces["own: checkout"]?.delegateCalls == [
                "shouldShowMessage(message: news) -> false", "shouldShowMessage(message: sale) -> false",
                "onShow(message: news)", "urlLoaded(url: adbinapp://dismiss, message: news)",
                "onDismiss(message: news)", "onShow(message: sale)",
                "urlLoaded(url: adbinapp://dismiss, message: sale)", "onDismiss(message: sale)",
            ])
    }
}
