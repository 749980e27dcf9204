import Airship17Model
import InAppCore

nonisolated extension Airship17Content {
    /// A message made of content of another vendor's; nil when Airship's builders refuse it.
    static func make(_ content: MessageContent, id: String) -> InAppMessage? {
        let rest = VendorExtras(content.extras[VendorExtras.airshipKey])
        guard let display = display(content, over: nil) else { return nil }
        return InAppMessage { builder in
            if !id.isEmpty { builder.name = String(id.prefix(100)) }
            builder.displayContent = rest.applied(to: display)
            builder.extras = extras(content)
            rest.apply(to: builder)
        }
    }
}
