// 'Task.sleep(for:tolerance:clock:)' is from iOS 16 / macOS 13 on
func wait() async throws { try await Task.sleep(for: .seconds(1)) }
