/// One vendor's in-app message delegate API of one generation.
///
/// A struct with well-known values instead of an enum, so that a further shape breaks no `switch`.
public struct Shape: Sendable, Hashable, CustomStringConvertible {
    /// The name that commands, reports and documents use.
    public let name: String

    /// Names a shape. Use the well-known values; this is for bridges that live outside this package.
    public init(_ name: String) {
        self.name = name
    }

    /// Adobe Experience Platform on iOS: `MessagingDelegate`.
    public static let adobeIOS = Shape("adobeIOS")
    /// Adobe Experience Platform on Android, generation 2: `MessagingDelegate`.
    public static let adobeAndroid2 = Shape("adobeAndroid2")
    /// Adobe Experience Platform on Android, generation 3: `PresentationDelegate`.
    public static let adobeAndroid3 = Shape("adobeAndroid3")
    /// Braze's Swift SDK: `BrazeInAppMessageUIDelegate`.
    public static let braze = Shape("braze")

    /// Airship's SDK for iOS, 13 to 17: `InAppMessagingDelegate` and its companions.
    public static let airship17 = Shape("airship17")

    public var description: String { name }
}
