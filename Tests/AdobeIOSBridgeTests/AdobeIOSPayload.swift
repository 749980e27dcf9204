/// A payload with only the data of the in-app item; the host supplies the rest.
func payload(_ html: String = "<p>Hello</p>", id: String = "m1", _ parameters: String = "{}")
    -> String
{
    """
    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
      "schema": "https://ns.adobe.com/personalization/message/in-app",
      "data": {"contentType": "text/html", "content": "\(html)", "mobileParameters": \(parameters)}}}
    """
}
