import Foundation
import HeadlessStage
import InAppCompat

/// The tour's campaigns as one vendor sends them, and how a user clicks in them.
struct TourCampaigns {
    let shape: Shape
    let news: [UInt8]
    let sale: [UInt8]
    let coupon: [UInt8]
    /// The click on the sale that the app routes itself.
    let clickOnSale: UserGesture
    /// The click on the coupon that is left to the SDK.
    let clickOnCoupon: UserGesture

    /// One entry a shape that the tour visits.
    static let all = [adobeIOS, adobeAndroid2, adobeAndroid3, braze, airship17].compactMap { $0 }

    private static let adobeIOS = adobe(
        .adobeIOS, news: PackageResources.adobe_ios_news_json, sale: PackageResources.adobe_ios_sale_json,
        coupon: PackageResources.adobe_ios_coupon_json)

    private static let adobeAndroid2 = adobe(
        .adobeAndroid2, news: PackageResources.adobe_android_2_news_json,
        sale: PackageResources.adobe_android_2_sale_json,
        coupon: PackageResources.adobe_android_2_coupon_json)

    private static let adobeAndroid3 = adobe(
        .adobeAndroid3, news: PackageResources.adobe_android_3_news_json,
        sale: PackageResources.adobe_android_3_sale_json,
        coupon: PackageResources.adobe_android_3_coupon_json)

    /// Adobe's pages are clicked by following their links.
    private static func adobe(_ shape: Shape, news: [UInt8], sale: [UInt8], coupon: [UInt8]) -> TourCampaigns?
    {
        guard let cart = URL(string: "adbinapp://dismiss?interaction=1&target=shop%3A%2F%2Fcart"),
            let shop = URL(
                string: "adbinapp://dismiss?interaction=0&link=https%3A%2F%2Fshop.example%2Fcoupon")
        else { return nil }
        return TourCampaigns(
            shape: shape, news: news, sale: sale, coupon: coupon, clickOnSale: .openLink(cart),
            clickOnCoupon: .openLink(shop))
    }

    private static let braze: TourCampaigns? = TourCampaigns(
        shape: .braze, news: PackageResources.braze_news_json, sale: PackageResources.braze_sale_json,
        coupon: PackageResources.braze_coupon_json,
        clickOnSale: .tapButton("1"), clickOnCoupon: .tapButton("0"))

    private static let airship17: TourCampaigns? = TourCampaigns(
        shape: .airship17, news: PackageResources.airship_17_news_json,
        sale: PackageResources.airship_17_sale_json, coupon: PackageResources.airship_17_coupon_json,
        clickOnSale: .tapButton("1"), clickOnCoupon: .tapButton("0"))
}
