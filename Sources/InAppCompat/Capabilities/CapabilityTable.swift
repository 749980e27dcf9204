/// What each shape can do for a handler: native, emulated with a note, or unavailable with a note.
public enum CapabilityTable {
    /// The shapes that the table covers.
    public static let shapes: [Shape] = [.adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze, .airship17]

    /// How a shape supports a capability. A shape that the table does not cover supports nothing.
    public static func support(of capability: Capability, on shape: Shape) -> Support {
        switch shape {
        case .adobeIOS: adobeIOS(capability)
        case .adobeAndroid2: adobeAndroid2(capability)
        case .adobeAndroid3: adobeAndroid3(capability)
        case .braze: braze(capability)
        case .airship17: airship17(capability)
        default: .unavailable("The shape \(shape) is not in the table.")
        }
    }
}
