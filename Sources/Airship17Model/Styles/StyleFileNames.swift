// The files of the app's main bundle from which the built-in adapters take their styles (section 5.1).

/// The style file of banners.
public let UAInAppMessageBannerStyleFileName = "UAInAppMessageBannerStyle"
/// The style file of modal messages.
public let UAInAppMessageModalStyleFileName = "UAInAppMessageModalStyle"
/// The style file of full-screen messages.
public let UAInAppMessageFullScreenStyleFileName = "UAInAppMessageFullScreenStyle"
/// The style file of HTML messages.
public let UAInAppMessageHTMLStyleFileName = "UAInAppMessageHTMLStyle"
