import HeadlessStage
import Testing

/// The steps that the tests of the migrations from and to every version of Airship share.
@MainActor protocol MigrationSuite {
    var stage: HeadlessStage { get }
}

extension MigrationSuite {
    func settle() { stage.advance(by: .seconds(1)) }

    /// A message comes during a checkout, and is not visible before the checkout has ended.
    func holds(
        _ trigger: () throws -> Void, until end: () throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) rethrows {
        try trigger()
        settle()
        #expect(stage.visibleSurfaces.isEmpty, sourceLocation: sourceLocation)
        try stage.run(end)
        settle()
    }

    // MARK: Campaigns

    func braze(_ id: String) -> String {
        """
        {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "y", "message_close": "SWIPE",
         "click_action": "NONE", "btns": [{"id": 0, "text": "Cart", "click_action": "URI", "uri": "shop://cart"}]}
        """
    }

    func adobe(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>x</p>", "meta": {"campaign": "spring"}}}}
        """
    }

    func airship(_ id: String, _ type: String = "modal") -> String {
        """
        {"id": "\(id)", "message": {"name": "\(id)", "display_type": "\(type)", "extra": {"campaign": "spring"},
          "display": {"heading": {"text": "Hi"}, "buttons": [
            {"id": "cart", "label": {"text": "Cart"}, "actions": {"deep_link_action": "shop://cart"}}]}}}
        """
    }
}
