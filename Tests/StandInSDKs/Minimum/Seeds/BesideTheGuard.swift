// 'Duration.zero' is from iOS 16 / macOS 13 on
func nothing() -> String {
    if #available(iOS 16, macOS 13, *) { return "newer" } else { return "\(Duration.zero)" }
}
