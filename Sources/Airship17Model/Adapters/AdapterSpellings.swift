// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

public typealias UAInAppMessageAdapterProtocol = InAppMessageAdapterProtocol
public typealias UAInAppMessageBannerAdapter = InAppMessageBannerAdapter
public typealias UAInAppMessageModalAdapter = InAppMessageModalAdapter
public typealias UAInAppMessageFullScreenAdapter = InAppMessageFullScreenAdapter
public typealias UAInAppMessageHTMLAdapter = InAppMessageHTMLAdapter
