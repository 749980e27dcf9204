// swift-format-ignore-file
// Made by .ci/campaigns --write from the JSON files in Campaigns: change those.

/// The standard campaigns of the shape, as its vendor's servers send them: JSON text.
enum BundledCampaigns {
    /// `adobe-ios-coupon.json`.
    static let coupon = #"""
        {
          "id": "proposition-msg-300",
          "scope": "mobileapp://com.example.shop",
          "scopeDetails": {
            "rank": 1,
            "activity": {
              "id": "activity-msg-300"
            }
          },
          "items": [
            {
              "id": "item-msg-300",
              "schema": "https://ns.adobe.com/personalization/ruleset-item",
              "data": {
                "version": 1,
                "rules": [
                  {
                    "condition": { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } },
                    "consequences": [
                      {
                        "id": "msg-300",
                        "type": "schema",
                        "detail": {
                          "id": "msg-300",
                          "schema": "https://ns.adobe.com/personalization/message/in-app",
                          "data": {
                            "contentType": "text/html",
                            "content": "<html><body><h1>A coupon for you</h1><p>Ten per cent off your next order.</p><a href=\"adbinapp://dismiss?interaction=0&amp;link=https%3A%2F%2Fshop.example%2Fcoupon\">Show it</a></body></html>",
                            "meta": {
                              "campaign": "spring"
                            },
                            "mobileParameters": {
                              "width": 80,
                              "height": 50,
                              "verticalAlign": "center",
                              "horizontalAlign": "center",
                              "uiTakeover": true,
                              "displayAnimation": "bottom",
                              "dismissAnimation": "bottom",
                              "backdropColor": "000000",
                              "backdropOpacity": 0.3,
                              "cornerRadius": 15,
                              "gestures": {
                                "swipeDown": "adbinapp://dismiss?interaction=swiped"
                              }
                            }
                          }
                        }
                      }
                    ]
                  }
                ]
              }
            }
          ]
        }
        """#

    /// `adobe-ios-news.json`.
    static let news = #"""
        {
          "id": "proposition-msg-100",
          "scope": "mobileapp://com.example.shop",
          "scopeDetails": {
            "rank": 1,
            "activity": {
              "id": "activity-msg-100"
            }
          },
          "items": [
            {
              "id": "item-msg-100",
              "schema": "https://ns.adobe.com/personalization/ruleset-item",
              "data": {
                "version": 1,
                "rules": [
                  {
                    "condition": { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } },
                    "consequences": [
                      {
                        "id": "msg-100",
                        "type": "schema",
                        "detail": {
                          "id": "msg-100",
                          "schema": "https://ns.adobe.com/personalization/message/in-app",
                          "data": {
                            "contentType": "text/html",
                            "content": "<html><body><h1>News</h1><p>The autumn catalogue is out.</p><a href=\"adbinapp://dismiss\">Close</a></body></html>",
                            "meta": {
                              "campaign": "spring"
                            },
                            "mobileParameters": {
                              "width": 80,
                              "height": 50,
                              "verticalAlign": "center",
                              "horizontalAlign": "center",
                              "uiTakeover": true,
                              "displayAnimation": "bottom",
                              "dismissAnimation": "bottom",
                              "backdropColor": "000000",
                              "backdropOpacity": 0.3,
                              "cornerRadius": 15,
                              "gestures": {
                                "swipeDown": "adbinapp://dismiss?interaction=swiped"
                              }
                            }
                          }
                        }
                      }
                    ]
                  }
                ]
              }
            }
          ]
        }
        """#

    /// `adobe-ios-sale.json`.
    static let sale = #"""
        {
          "id": "proposition-msg-200",
          "scope": "mobileapp://com.example.shop",
          "scopeDetails": {
            "rank": 1,
            "activity": {
              "id": "activity-msg-200"
            }
          },
          "items": [
            {
              "id": "item-msg-200",
              "schema": "https://ns.adobe.com/personalization/ruleset-item",
              "data": {
                "version": 1,
                "rules": [
                  {
                    "condition": { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } },
                    "consequences": [
                      {
                        "id": "msg-200",
                        "type": "schema",
                        "detail": {
                          "id": "msg-200",
                          "schema": "https://ns.adobe.com/personalization/message/in-app",
                          "data": {
                            "contentType": "text/html",
                            "content": "<html><body><h1>Sale</h1><p>Everything from last year at half price.</p><a href=\"adbinapp://dismiss?interaction=0\">Later</a><a href=\"adbinapp://dismiss?interaction=1&amp;target=shop%3A%2F%2Fcart\">Open the cart</a></body></html>",
                            "meta": {
                              "campaign": "spring"
                            },
                            "mobileParameters": {
                              "width": 80,
                              "height": 50,
                              "verticalAlign": "center",
                              "horizontalAlign": "center",
                              "uiTakeover": true,
                              "displayAnimation": "bottom",
                              "dismissAnimation": "bottom",
                              "backdropColor": "000000",
                              "backdropOpacity": 0.3,
                              "cornerRadius": 15,
                              "gestures": {
                                "swipeDown": "adbinapp://dismiss?interaction=swiped"
                              }
                            }
                          }
                        }
                      }
                    ]
                  }
                ]
              }
            }
          ]
        }
        """#
}
