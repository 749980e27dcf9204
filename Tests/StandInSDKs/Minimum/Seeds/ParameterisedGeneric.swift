// 'any P<X> known to the runtime' is from iOS 16 / macOS 13 on
protocol Presentable<Content> { associatedtype Content }

func same<Value>(_ value: Value) -> Value { value }

func text(_ value: any Presentable<String>) -> any Presentable<String> { same(value) }
