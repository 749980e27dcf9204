/// Three invented campaigns, as JSON text.
public enum GongCampaigns {
    /// News, which the user only closes.
    public static let news = campaign("note-news", "The autumn catalogue is out.", button: nil)
    /// A sale with a link into the app.
    public static let sale = campaign("note-sale", "Half price today.", button: "shop://cart")
    /// A coupon with a link to a page.
    public static let coupon = campaign(
        "note-coupon", "Ten per cent off.", button: "https://shop.example/coupon")

    /// A campaign for an event named after it, with a button named `go` or with none.
    public static func campaign(_ id: String, _ text: String, button link: String?) -> String {
        let button = link.map { #", "button": {"name": "go", "label": "Show it", "link": "\#($0)"}"# } ?? ""
        return #"{"id": "\#(id)", "event": "\#(id)-event", "text": "\#(text)"\#(button)}"#
    }
}
