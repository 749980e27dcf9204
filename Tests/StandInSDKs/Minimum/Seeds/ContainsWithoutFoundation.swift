// 'StringProtocol.contains(_:)' is from iOS 16 / macOS 13 on
func hasScheme(_ text: String) -> Bool { text.contains("://") }
