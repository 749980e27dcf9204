// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

public typealias UAInAppMessage = InAppMessage
public typealias UAInAppMessageDisplayType = InAppMessageDisplayType
public typealias UAInAppMessageResolution = InAppMessageResolution
public typealias UAInAppMessageResolutionType = InAppMessageResolutionType

/// The SDK has no such name: code that uses it compiles here, with a warning, and not there. The vendor's guides write it.
@available(*, deprecated, renamed: "UAInAppMessageBuilder")
public typealias InAppMessageBuilder = UAInAppMessageBuilder
