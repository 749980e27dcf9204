/// Three invented campaigns, as JSON text.
public enum LanternCampaigns {
    /// News, which the user only closes.
    public static let news = campaign("card-news", "News", "The autumn catalogue is out.", button: nil)
    /// A sale with a link into the app.
    public static let sale = campaign("card-sale", "Sale", "Half price today.", button: "shop://cart")
    /// A coupon with a link to a page.
    public static let coupon = campaign(
        "card-coupon", "A coupon", "Ten per cent off.", button: "https://shop.example/coupon")

    /// A campaign with one button, named `go`, or with none.
    public static func campaign(_ id: String, _ title: String, _ text: String, button link: String?) -> String
    {
        let buttons = link.map { #"[{"name": "go", "label": "Show it", "link": "\#($0)"}]"# } ?? "[]"
        return #"""
            {"id": "\#(id)", "title": "\#(title)", "text": "\#(text)", "buttons": \#(buttons),
             "tags": {"season": "spring"}}
            """#
    }
}
