public import Foundation
public import HeadlessStage

/// Three campaigns that every shape has, as the vendor sends them, and how a user clicks in them: what stories about
/// a handler are played with.
///
/// Sendable; a value.
public struct StandardCampaigns: Sendable {
    /// How a user clicks in a message.
    public enum Click: Sendable, Hashable {
        /// On the button with this id.
        case button(String)
        /// On a link of the message's page, to this address.
        case link(String)

        /// What the user does on a stage; nil for a link to what is no URL.
        public var gesture: UserGesture? {
            switch self {
            case .button(let id): .tapButton(id)
            case .link(let address): URL(string: address).map(UserGesture.openLink)
            }
        }
    }

    /// News, which the user only closes.
    public let news: Data
    /// A sale with a link to the app's cart, `shop://cart`.
    public let sale: Data
    /// A coupon with a link to a web page.
    public let coupon: Data
    /// The click on the sale that the app routes itself.
    public let clickOnSale: Click
    /// The click on the coupon that is left to the SDK.
    public let clickOnCoupon: Click

    /// The campaign of a name: `news`, `sale` or `coupon`; nil for any other.
    public subscript(_ name: String) -> Data? {
        ["news": news, "sale": sale, "coupon": coupon][name]
    }

    /// Lists the campaigns. Payloads are JSON text in UTF-8.
    public init(news: [UInt8], sale: [UInt8], coupon: [UInt8], clickOnSale: Click, clickOnCoupon: Click) {
        self.news = Data(news)
        self.sale = Data(sale)
        self.coupon = Data(coupon)
        self.clickOnSale = clickOnSale
        self.clickOnCoupon = clickOnCoupon
    }
}
