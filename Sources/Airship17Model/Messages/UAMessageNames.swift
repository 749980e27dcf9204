// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

public typealias UAInAppMessage = InAppMessage
public typealias UAInAppMessageBuilder = InAppMessageBuilder
public typealias UAInAppMessageDisplayType = InAppMessageDisplayType
public typealias UAInAppMessageResolution = InAppMessageResolution
public typealias UAInAppMessageResolutionType = InAppMessageResolutionType
