/// Something that has a message's data, whose properties it offers as its own: `message.extras`,
/// `slideup.clickAction`.
@dynamicMemberLookup public protocol BrazeInAppMessageDataLookup {
    /// What messages of every kind have.
    var data: Braze.InAppMessage.Data { get set }
}

extension BrazeInAppMessageDataLookup {
    /// A property of `data`.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Braze.InAppMessage.Data, Value>) -> Value {
        get { data[keyPath: keyPath] }
        set { data[keyPath: keyPath] = newValue }
    }
}

/// Something that has themes: every kind of message but HTML and control.
public protocol BrazeInAppMessageThemeable {
    /// The message's themes, by name.
    var themes: Braze.InAppMessage.Themes { get }
}
