// 'Clock' is from iOS 16 / macOS 13 on
protocol StageTime: Clock {}
