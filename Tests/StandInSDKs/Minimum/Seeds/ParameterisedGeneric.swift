// 'any P<X> known to the runtime' is from iOS 16 / macOS 13 on
protocol Presentable<Content> { associatedtype Content }

func run<Value>(_ body: () -> Value) -> Value { body() }

func text(_ value: any Presentable<String>) -> any Presentable<String> { run { value } }
