// 'Duration' is from iOS 16 / macOS 13 on
struct Wait {
    @available(iOS 16, macOS 13, *) var first: Duration { .zero }
    var second: Duration? { nil }
}
