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
    static let all = [adobeIOS, braze].compactMap { $0 }

    private static let adobeIOS: TourCampaigns? = {
        guard let sale = URL(string: "adbinapp://dismiss?interaction=1&target=shop%3A%2F%2Fcart"),
            let coupon = URL(
                string: "adbinapp://dismiss?interaction=0&link=https%3A%2F%2Fshop.example%2Fcoupon")
        else { return nil }
        return TourCampaigns(
            shape: .adobeIOS, news: PackageResources.adobe_ios_news_json,
            sale: PackageResources.adobe_ios_sale_json, coupon: PackageResources.adobe_ios_coupon_json,
            clickOnSale: .openLink(sale), clickOnCoupon: .openLink(coupon))
    }()

    private static let braze: TourCampaigns? = TourCampaigns(
        shape: .braze, news: PackageResources.braze_news_json, sale: PackageResources.braze_sale_json,
        coupon: PackageResources.braze_coupon_json,
        clickOnSale: .tapButton("1"), clickOnCoupon: .tapButton("0"))
}
