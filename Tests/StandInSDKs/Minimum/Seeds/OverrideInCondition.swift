// 'Duration.zero' is from iOS 16 / macOS 13 on
func nothing(_ isNew: Bool) -> Bool {
    guard "\(Duration.zero)".isEmpty, #available(iOS 16, macOS 13, *) else { return isNew }
    return true
}
