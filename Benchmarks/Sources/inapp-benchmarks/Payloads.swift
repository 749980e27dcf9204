import AdobeIOSModel
import BrazeModel
import HeadlessStage

/// Messages to measure with.
@MainActor enum Payloads {
    /// A campaign's id of the usual length, which does not fit into a string's own 15 bytes.
    static func id(_ number: Int) -> String {
        let digits = String(number)
        return "64b1f0c2a9d8e7f6" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    }

    static func braze(id: String) -> String {
        """
        {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There",
         "message_close": "SWIPE", "click_action": "NONE"}
        """
    }

    static func adobe(id: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "mobileParameters": {}}}}
        """
    }

    /// Braze's messages with ids of their own, not bound to a user.
    static func brazeMessages(_ count: Int) -> [Braze.InAppMessage] {
        (0..<count).map { number in
            var data = Braze.InAppMessage.Data()
            data.id = id(number)
            return .modal(.init(data: data, header: "Hi", message: "There"))
        }
    }

    /// Adobe's messages, as a delegate gets them. Take them apart at the end.
    static func adobeMessages(_ count: Int, on stage: HeadlessStage) throws -> [FullscreenMessage] {
        let host = AdobeIOSHost(stage: stage)
        return try (0..<count).flatMap { number in
            try host.messages(in: Data(adobe(id: id(number)).utf8)).compactMap(\.presentable)
        }
    }
}
