/// A style of a display type with texts, media and buttons.
protocol TextualStyle: AnyObject {
    var headerStyle: InAppMessageTextStyle! { get set }
    var bodyStyle: InAppMessageTextStyle! { get set }
    var mediaStyle: InAppMessageMediaStyle! { get set }
    var buttonStyle: InAppMessageButtonStyle! { get set }
}

extension TextualStyle {
    /// Takes over how the parts look.
    func readParts(_ keys: StyleKeys) {
        headerStyle = keys.inner("headerStyle", InAppMessageTextStyle.init) ?? InAppMessageTextStyle()
        bodyStyle = keys.inner("bodyStyle", InAppMessageTextStyle.init) ?? InAppMessageTextStyle()
        mediaStyle = keys.inner("mediaStyle", InAppMessageMediaStyle.init) ?? InAppMessageMediaStyle()
        buttonStyle = keys.inner("buttonStyle", InAppMessageButtonStyle.init) ?? InAppMessageButtonStyle()
    }
}
