@_exported public import AdobeAndroid2Contracts
@_exported public import AdobeAndroid3Contracts
@_exported public import AdobeIOSContracts
@_exported public import Airship17Contracts
@_exported public import Airship18Contracts
@_exported public import BrazeContracts
public import InAppContracts

extension [ShapeKit] {
    /// The shapes of this package, in the order in which they are reported. This is the only list of them.
    public static let builtIn: [ShapeKit] = [
        .adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze, .airship17, .airship18,
    ]
}
