// 'Duration.zero' is from iOS 16 / macOS 13 on, the guard around it says iOS 16 / macOS 12
func nothing() -> String {
    if #available(iOS 16, *) { return "\(Duration.zero)" }
    return ""
}
