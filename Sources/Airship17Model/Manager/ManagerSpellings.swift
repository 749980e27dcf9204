// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

public typealias UAInAppMessageManager = InAppMessageManager
public typealias UAInAppMessagingDelegate = InAppMessagingDelegate
public typealias UAInAppMessagePrepareResult = InAppMessagePrepareResult
