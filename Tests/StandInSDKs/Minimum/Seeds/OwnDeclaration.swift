// 'renew' is from iOS 18 / macOS 15 on
@available(iOS 18, macOS 15, *) func renew() {}

func refresh() { renew() }
