// Compiled into every module of the pass with Objective-C's rules: a name of the module itself hides Foundation's class
// of that name, which on Linux is none of Objective-C's.
public import ObjectiveC

public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
