/// What every body does: a stand-in is for compiling against.
func standIn() -> Never { fatalError("A stand-in of an SDK has no behaviour.") }

/// The same for what has a value from the start.
func standInValue<Value>() -> Value { standIn() }
