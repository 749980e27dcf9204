/// Campaigns as the vendors' servers send them, with a key-value pair `campaign`.
package enum Campaigns {
    /// A message of Adobe's for iOS and Android 3.
    package static func adobe(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {"campaign": "spring"}}}}
        """
    }

    /// A modal of Braze's.
    /// - Parameter more: further members, each after a comma.
    package static func braze(_ id: String, _ more: String = "") -> String {
        """
        {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There", "message_close": "SWIPE",
         "click_action": "NONE", "extras": {"campaign": "spring"}\(more)}
        """
    }

    /// A slideup of Braze's that comes from the top and leaves at once.
    package static func brazeSlideup(_ id: String) -> String {
        """
        {"type": "SLIDEUP", "trigger_id": "\(id)", "message": "There", "slide_from": "TOP", "animate_out": false,
         "message_close": "SWIPE"}
        """
    }
}
