// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

public typealias UALegacyInAppMessage = LegacyInAppMessage
public typealias UALegacyInAppMessaging = LegacyInAppMessaging
public typealias UALegacyInAppMessageFactoryDelegate = LegacyInAppMessageFactoryDelegate
public typealias UALegacyInAppMessageBuilderExtender = LegacyInAppMessageBuilderExtender
public typealias UALegacyInAppMessagePosition = LegacyInAppMessagePosition
public typealias UALegacyInAppMessageDisplayType = LegacyInAppMessageDisplayType
