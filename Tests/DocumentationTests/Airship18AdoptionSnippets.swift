// The adoptions under Airship 18 of Compat/Migration, compiled; Airship18MigrationTests.swift runs them.
import AdobeIOSBridge
import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Airship18Model
import BrazeBridge
import Foundation
import InAppCompat

@MainActor func adoptAirship17Under18() -> (Airship18Bridge, ShopAirshipDelegate, [Diagnostic]) {
    // snippet: Airship 17 delegate under Airship 18
    let delegate = ShopAirshipDelegate()
    let adopted = AdoptedAirship17Delegate(
        delegate, factories: [.modal: { WheelAdapter.adapter(for: $0) }])
    adopted.diagnostics = { print($0) }
    let bridge = Airship18Bridge(adopted, showingOwnViewsFor: [.modal]).attach()
    // end snippet
    return (bridge, delegate, [])
}

@MainActor func adoptBrazeUnderAirship18() -> (Airship18Bridge, ShopBrazeDelegate, AdoptedBrazeDelegate) {
    // snippet: Braze delegate under Airship 18
    let delegate = ShopBrazeDelegate()
    let adopted = AdoptedBrazeDelegate(delegate)
    let bridge = Airship18Bridge(adopted, showingPagesFor: [.banner, .modal, .fullscreen, .html]).attach()
    // end snippet
    return (bridge, delegate, adopted)
}

@MainActor func adoptAdobeUnderAirship18() -> (Airship18Bridge, ShopAdobeDelegate) {
    // snippet: Adobe delegate under Airship 18
    let delegate = ShopAdobeDelegate()
    let bridge = Airship18Bridge(
        AdoptedAdobeIOSDelegate(delegate), showingPagesFor: [.banner, .modal, .fullscreen, .html]
    ).attach()
    // end snippet
    return (bridge, delegate)
}

@MainActor func adobeHandlerOnAirship18() -> (Airship18Bridge, ShopMessages) {
    // snippet: Adobe delegate as handler on Airship 18
    let handler = ShopMessages()
    let bridge = Airship18Bridge(handler).attach()
    // end snippet
    return (bridge, handler)
}
