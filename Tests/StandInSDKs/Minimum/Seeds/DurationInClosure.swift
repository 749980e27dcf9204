// 'Duration' is from iOS 16 / macOS 13 on
var waits: (@MainActor (Swift.Duration?) -> Void)? { nil }
