// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

public typealias UAInAppMessageAssets = InAppMessageAssets
public typealias UAInAppMessageAssetManager = InAppMessageAssetManager
public typealias UAInAppMessageCachePolicyDelegate = InAppMessageCachePolicyDelegate
public typealias UAInAppMessagePrepareAssetsDelegate = InAppMessagePrepareAssetsDelegate
