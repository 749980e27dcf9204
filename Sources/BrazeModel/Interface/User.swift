public import Foundation
import HeadlessStage

extension Braze {
    /// The user whose messages are displayed. Sendable; any thread.
    public final class User: Sendable {
        let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// The user's id; nil is the anonymous user. Assigning one does what
        /// `changeUser(userId:sdkAuthSignature:fileID:line:)` does.
        public var id: String? {
            get { braze.userID }
            set { braze.identify(newValue) }
        }

        /// The user's id, without keeping the caller's thread waiting; nil is the anonymous user.
        public func id() async -> String? { braze.userID }

        /// Reads the user's id without keeping the caller's thread waiting.
        ///
        /// - Parameter completion: called later on the main queue; nil is the anonymous user.
        public func id(completion: @escaping @Sendable (String?) -> Void) {
            let braze = braze
            braze.stage.onMain { completion(braze.userID) }
        }
    }
}

/// What an app says about its user. Headless: each call is a line of analytics in the stage's log. Any thread.
extension Braze.User {
    /// Sets the address of the user's mail; nil removes it.
    ///
    /// - Parameters:
    ///   - email: the address.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
    public func set(email: String?, fileID: String = #fileID, line: UInt = #line) {
        record("email", email)
    }

    /// Sets an attribute of the app's own.
    ///
    /// - Parameters:
    ///   - key: the attribute's name.
    ///   - value: its value.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
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
