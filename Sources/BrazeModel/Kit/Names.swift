// The vendor's modules as names, so that code that says `BrazeKit.Braze` or `BrazeUI.BrazeInAppMessageUI`, as
// beside a class of the app's own with the name `Braze`, finds the same types here.

/// The module BrazeKit's types, by their full names.
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

/// The module BrazeUI's types, by their full names.
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
}
