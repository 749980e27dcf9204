// 'Clock' is from iOS 16 / macOS 13 on
func wait(on clock: some Clock) {}
