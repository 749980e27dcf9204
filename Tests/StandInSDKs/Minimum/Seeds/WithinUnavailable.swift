// 'Duration.zero' is from iOS 16 / macOS 13 on
func nothing() -> String {
    if #unavailable(iOS 16, macOS 13) { return "\(Duration.zero)" }
    return ""
}
