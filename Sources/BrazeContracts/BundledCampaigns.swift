// swift-format-ignore-file
// Made by .ci/campaigns --write from the JSON files in Campaigns: change those.

/// The standard campaigns of the shape, as its vendor's servers send them: JSON text.
enum BundledCampaigns {
    /// `braze-coupon.json`.
    static let coupon = #"""
        {
          "type": "MODAL",
          "trigger_id": "bz-300",
          "header": "A coupon for you",
          "message": "Ten per cent off your next order.",
          "btns": [
            {
              "id": 0,
              "text": "Show it",
              "click_action": "URI",
              "uri": "https://shop.example/coupon"
            }
          ],
          "extras": {
            "campaign": "spring"
          }
        }
        """#

    /// `braze-news.json`.
    static let news = #"""
        {
          "type": "MODAL",
          "trigger_id": "bz-100",
          "header": "News",
          "message": "The autumn catalogue is out.",
          "btns": [
            {
              "id": 0,
              "text": "Close",
              "click_action": "NONE"
            }
          ],
          "extras": {
            "campaign": "spring"
          }
        }
        """#

    /// `braze-sale.json`.
    static let sale = #"""
        {
          "type": "MODAL",
          "trigger_id": "bz-200",
          "header": "Sale",
          "message": "Everything from last year at half price.",
          "btns": [
            {
              "id": 0,
              "text": "Later",
              "click_action": "NONE"
            },
            {
              "id": 1,
              "text": "Open the cart",
              "click_action": "URI",
              "uri": "shop://cart",
              "bg_color": 4278221567,
              "text_color": 4294967295
            }
          ],
          "extras": {
            "campaign": "spring"
          },
          "image_url": "https://shop.example/sale.png",
          "message_close": "AUTO_DISMISS",
          "duration": 60000,
          "themes": {
            "dark": {
              "bg_color": 4279308561,
              "text_color": 4294967295
            }
          }
        }
        """#
}
