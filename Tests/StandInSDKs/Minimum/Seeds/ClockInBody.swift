// 'ContinuousClock.init()' is from iOS 16 / macOS 13 on
func measure() { _ = ContinuousClock() }
