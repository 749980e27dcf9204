import AdobeIOSBridge
import AdobeIOSContracts
import Airship17Bridge
import Airship17Contracts
import Airship18Bridge
import Airship18Contracts
import BrazeBridge
import BrazeContracts
import BuiltInShapes
import InAppContracts
import OldDelegates
import Testing

/// What `verify(under:)` says to somebody who is about to change the vendor.
@MainActor @Suite struct ChangeReportTests {
    private typealias Shop = ChangeDelegates.ShopBraze

    private static func shop(under host: ShapeKit) throws -> ChangeReport {
        try BrazeContract.verify(
            under: host, campaigns: [ShapeKit.braze.campaigns.sale], scenarios: [ChangeDelegates.checkout],
            appSteps: [
                "checkoutBegins": { ($0 as? Shop)?.isInCheckout = true },
                "checkoutEnds": { ($0 as? Shop)?.endCheckout() },
            ]
        ) { Shop() }
    }

    @Test("print", arguments: [ShapeKit].builtIn)
    func printed(_ host: ShapeKit) throws {
        let report = try Self.shop(under: host)
        print(report)
        print("DETAILS", report.details)
        print(try BrazeContract.verify(under: host) { Shop() })
        print(try BrazeContract.verify(under: host) { ChangeDelegates.EmptyBraze() })
        print(try BrazeContract.verify(under: host, campaigns: [ShapeKit.braze.campaigns.sale]) { ChangeDelegates.EmptyBraze() })
        print(try AdobeIOSContract.verify(under: host) { ChangeDelegates.ListAdobe() })
        print(try AdobeIOSContract.verify(under: host) { ChangeDelegates.EmptyAdobe() })
        print(try AdobeIOSContract.verify(under: host, campaigns: [ShapeKit.adobeIOS.campaigns.sale]) { ChangeDelegates.ListAdobe() })
        print(try AdobeIOSContract.verify(under: host, campaigns: [ShapeKit.adobeIOS.campaigns.sale]) { ChangeDelegates.EmptyAdobe() })
        print(try Airship18Contract.verify(under: host) { ChangeDelegates.EmptyAirship18() })
        print(try Airship18Contract.verify(under: host, campaigns: [ShapeKit.airship18.campaigns.sale]) { ChangeDelegates.EmptyAirship18() })
    }
}
