public import Foundation
import HeadlessStage

/// What an app says about its user. Headless: each call is a line of analytics in the stage's log. Any thread.
extension Braze.User {
    /// Sets the address of the user's mail; nil removes it.
    ///
    /// - Parameters:
    ///   - email: the address.
    ///   - fileID: where the call stands.
    ///   - line: where the call stands.
    public func set(email: String?, fileID: String = #fileID, line: UInt = #line) {
        record("email", email)
    }

    /// Sets an attribute of the app's own.
    ///
    /// - Parameters:
    ///   - key: the attribute's name.
    ///   - value: its value.
    ///   - fileID: where the call stands.
    ///   - line: where the call stands.
    public func setCustomAttribute(key: String, value: Bool, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets an attribute of the app's own. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Int, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets an attribute of the app's own. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Double, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets an attribute of the app's own. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: String, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets an attribute of the app's own. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Date, fileID: String = #fileID, line: UInt = #line) {
        record(key, value.timeIntervalSince1970)
    }

    /// Sets an attribute of the app's own, or removes it. See the one for `Bool`.
    public func setCustomAttribute(
        key: String, value: [String]?, fileID: String = #fileID, line: UInt = #line
    ) {
        record(key, value?.joined(separator: ","))
    }

    private func record<Value>(_ key: String, _ value: Value?) {
        braze.stage.log.record(
            .analytics, from: "Braze", "userAttribute",
            ["key": key, "value": value.map { "\($0)" } ?? "nil"])
    }
}
