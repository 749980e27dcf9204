// swift-format-ignore-file
// Made by .ci/campaigns --write from the JSON files in Campaigns: change those.

/// The standard campaigns of the shape, as its vendor's servers send them: JSON text.
enum BundledCampaigns {
    /// `airship-18-coupon.json`.
    static let coupon = #"""
        {
          "id": "am-300",
          "type": "in_app_message",
          "triggers": [
            {
              "type": "app_init",
              "goal": 1
            }
          ],
          "limit": 1,
          "message": {
            "name": "Coupon",
            "display_type": "modal",
            "display": {
              "heading": {
                "text": "A coupon for you",
                "size": 22,
                "color": "#000000",
                "alignment": "center",
                "style": [
                  "bold"
                ]
              },
              "body": {
                "text": "Ten per cent off your next order.",
                "size": 16,
                "color": "#000000"
              },
              "buttons": [
                {
                  "id": "0",
                  "label": {
                    "text": "Show it",
                    "size": 14,
                    "color": "#000000"
                  },
                  "behavior": "dismiss",
                  "border_radius": 4,
                  "background_color": "#0A7AFF",
                  "actions": {
                    "open_external_url_action": "https://shop.example/coupon"
                  }
                }
              ],
              "button_layout": "separate",
              "background_color": "#FFFFFF",
              "dismiss_button_color": "#000000",
              "template": "header_body_media"
            },
            "extra": {
              "campaign": "spring"
            }
          }
        }
        """#

    /// `airship-18-news.json`.
    static let news = #"""
        {
          "id": "am-100",
          "type": "in_app_message",
          "triggers": [
            {
              "type": "app_init",
              "goal": 1
            }
          ],
          "limit": 1,
          "message": {
            "name": "News",
            "display_type": "modal",
            "display": {
              "heading": {
                "text": "News",
                "size": 22,
                "color": "#000000",
                "alignment": "center",
                "style": [
                  "bold"
                ]
              },
              "body": {
                "text": "The autumn catalogue is out.",
                "size": 16,
                "color": "#000000"
              },
              "background_color": "#FFFFFF",
              "dismiss_button_color": "#000000",
              "template": "header_body_media"
            },
            "extra": {
              "campaign": "spring"
            }
          }
        }
        """#

    /// `airship-18-sale.json`.
    static let sale = #"""
        {
          "id": "am-200",
          "type": "in_app_message",
          "triggers": [
            {
              "type": "app_init",
              "goal": 1
            }
          ],
          "limit": 1,
          "message": {
            "name": "Sale",
            "display_type": "modal",
            "display": {
              "heading": {
                "text": "Sale",
                "size": 22,
                "color": "#000000",
                "alignment": "center",
                "style": [
                  "bold"
                ]
              },
              "body": {
                "text": "Everything from last year at half price.",
                "size": 16,
                "color": "#000000"
              },
              "buttons": [
                {
                  "id": "0",
                  "label": {
                    "text": "Later",
                    "size": 14,
                    "color": "#000000"
                  },
                  "behavior": "dismiss",
                  "border_radius": 4,
                  "background_color": "#EEEEEE"
                },
                {
                  "id": "1",
                  "label": {
                    "text": "Open the cart",
                    "size": 14,
                    "color": "#000000"
                  },
                  "behavior": "dismiss",
                  "border_radius": 4,
                  "background_color": "#0A7AFF",
                  "actions": {
                    "deep_link_action": "shop://cart"
                  }
                }
              ],
              "button_layout": "separate",
              "background_color": "#FFFFFF",
              "dismiss_button_color": "#000000",
              "template": "header_body_media",
              "media": {
                "type": "image",
                "url": "https://shop.example/sale.png",
                "description": "A heap of boxes"
              }
            },
            "extra": {
              "campaign": "spring"
            }
          }
        }
        """#
}
