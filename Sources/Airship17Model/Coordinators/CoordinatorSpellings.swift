// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

public typealias UAInAppMessageDisplayCoordinator = InAppMessageDisplayCoordinator
public typealias UAInAppMessageDefaultDisplayCoordinator = InAppMessageDefaultDisplayCoordinator
public typealias UAInAppMessageImmediateDisplayCoordinator = InAppMessageImmediateDisplayCoordinator
