/// The compiler's JSON, read as `port` reads it.
typealias JSON = CompilerValue
