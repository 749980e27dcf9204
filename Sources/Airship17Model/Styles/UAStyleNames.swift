// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

public typealias UAPadding = Padding
public typealias UAInAppMessageStyleProtocol = InAppMessageStyleProtocol
public typealias UAInAppMessageTextStyle = InAppMessageTextStyle
public typealias UAInAppMessageButtonStyle = InAppMessageButtonStyle
public typealias UAInAppMessageMediaStyle = InAppMessageMediaStyle
public typealias UAInAppMessageBannerStyle = InAppMessageBannerStyle
public typealias UAInAppMessageModalStyle = InAppMessageModalStyle
public typealias UAInAppMessageFullScreenStyle = InAppMessageFullScreenStyle
public typealias UAInAppMessageHTMLStyle = InAppMessageHTMLStyle
