// 'Duration' is from iOS 16 / macOS 13 on
func advance(by time: Duration) {}
