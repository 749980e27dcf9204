// 'any P<X> known to the runtime' is from iOS 16 / macOS 13 on
protocol Presentable<Content> { associatedtype Content }

func isText(_ value: Any) -> Bool { value is any Presentable<String> }
