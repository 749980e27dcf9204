@_exported public import Foundation
@_exported public import PlatformStandIns

// Braze's Swift SDK 18.2.0, headless: the modules BrazeKit and BrazeUI in one, as far as in-app messages are concerned.
//
// Members of the SDK that this module lacks:
// - `HtmlView.theme` and `ControlView.theme`: messages of these kinds have no themes.
// - `BrazeContentCardUI` and its attributes: out of scope, as are the contents of `contentCards`, `featureFlags`,
//   `banners` and `notifications`, which can be asked for updates but are empty.
// - The Objective-C variants, and `#selector` targets of gesture recognisers and buttons: there is no Objective-C
//   runtime here. Buttons run their `UIAction`s; recognisers are asked whether a touch would reach them.
// - The key presses of BZ-093: a headless stage has no hardware keyboard.
// - The order of the layout passes and the positions from constraints: there is no layout.
//
// Declarations that no fact specifies (the types of `closeButton` and `chevronView`, the members of `Push`, `Location`,
// `Api` and `Braze.WebViewBridge`'s handlers) say so in their comments.

// The modules that an app sees when it imports this module instead of the vendor's.

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

// The vendor's modules as namespaces, so that code that writes `BrazeKit.Braze` or `BrazeUI.BrazeInAppMessageUI`, for
// example because the app has its own class named `Braze`, finds the same types here.

/// The types of the module BrazeKit, by their full names.
public enum BrazeKit: Sendable {
    /// See `Braze`.
    public typealias Braze = BrazeModel.Braze
    /// See `BrazeDelegate`.
    public typealias BrazeDelegate = BrazeModel.BrazeDelegate
    /// See `BrazeSDKAuthDelegate`.
    public typealias BrazeSDKAuthDelegate = BrazeModel.BrazeSDKAuthDelegate
    /// See `BrazeInAppMessagePresenter`.
    public typealias BrazeInAppMessagePresenter = BrazeModel.BrazeInAppMessagePresenter
    /// See `BrazeInAppMessageWindowType`.
    public typealias BrazeInAppMessageWindowType = BrazeModel.BrazeInAppMessageWindowType
    /// See `BrazeInAppMessageDataLookup`.
    public typealias BrazeInAppMessageDataLookup = BrazeModel.BrazeInAppMessageDataLookup
    /// See `BrazeInAppMessageThemeable`.
    public typealias BrazeInAppMessageThemeable = BrazeModel.BrazeInAppMessageThemeable
}

/// The types of the module BrazeUI, by their full names.
public enum BrazeUI: Sendable {
    /// See `BrazeInAppMessageUI`.
    public typealias BrazeInAppMessageUI = BrazeModel.BrazeInAppMessageUI
    /// See `BrazeInAppMessageUIDelegate`.
    public typealias BrazeInAppMessageUIDelegate = BrazeModel.BrazeInAppMessageUIDelegate
    /// See `InAppMessageView`.
    public typealias InAppMessageView = BrazeModel.InAppMessageView
    /// See `GIFViewProvider`.
    public typealias GIFViewProvider = BrazeModel.GIFViewProvider
    /// See `Shadow`.
    public typealias Shadow = BrazeModel.Shadow
    /// See `ShadowView`.
    public typealias ShadowView = BrazeModel.ShadowView
    /// See `ViewDimension`.
    public typealias ViewDimension = BrazeModel.ViewDimension
    /// See `AsyncImageView`.
    public typealias AsyncImageView = BrazeModel.AsyncImageView
    /// See `KeyboardFrameNotifier`.
    public typealias KeyboardFrameNotifier = BrazeModel.KeyboardFrameNotifier
}
