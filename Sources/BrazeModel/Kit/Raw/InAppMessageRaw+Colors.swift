/// The colours of the theme `light`, by short names. That they stand for that theme is the model's choice.
extension Braze.InAppMessageRaw {
    /// The text's colour.
    public var textColor: Color? {
        get { fields.lightTheme.textColor }
        set { update { $0.lightTheme.textColor = newValue } }
    }

    /// The header's colour.
    public var headerTextColor: Color? {
        get { fields.lightTheme.headerTextColor }
        set { update { $0.lightTheme.headerTextColor = newValue } }
    }

    /// The icon's colour.
    public var iconColor: Color? {
        get { fields.lightTheme.iconColor }
        set { update { $0.lightTheme.iconColor = newValue } }
    }

    /// The colour behind the icon.
    public var iconBackgroundColor: Color? {
        get { fields.lightTheme.iconBackgroundColor }
        set { update { $0.lightTheme.iconBackgroundColor = newValue } }
    }

    /// The colour behind the content.
    public var backgroundColor: Color? {
        get { fields.lightTheme.backgroundColor }
        set { update { $0.lightTheme.backgroundColor = newValue } }
    }

    /// The colour around the message.
    public var frameColor: Color? {
        get { fields.lightTheme.frameColor }
        set { update { $0.lightTheme.frameColor = newValue } }
    }

    /// The close button's colour.
    public var closeButtonColor: Color? {
        get { fields.lightTheme.closeButtonColor }
        set { update { $0.lightTheme.closeButtonColor = newValue } }
    }
}
