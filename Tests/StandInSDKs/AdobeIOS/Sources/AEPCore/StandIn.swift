/// What every body does: a stand-in is for compiling against.
func standIn() -> Never { fatalError("A stand-in of the AEP SDK has no behaviour.") }
