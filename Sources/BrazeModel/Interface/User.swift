public import Foundation
import HeadlessStage

extension Braze {
    /// The user whose messages are displayed. Sendable; any thread.
    public final class User: Sendable {
        let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// The user's id; nil is the anonymous user. Assigning one has the same effect as
        /// `changeUser(userId:sdkAuthSignature:fileID:line:)`.
        public var id: String? {
            get { braze.userID }
            set { braze.identify(newValue) }
        }

        /// The user's id, without blocking the caller's thread; nil is the anonymous user.
        public func id() async -> String? { braze.userID }

        /// Reads the user's id without blocking the caller's thread.
        ///
        /// - Parameter completion: called later on the main queue; nil is the anonymous user.
        public func id(completion: @escaping @Sendable (String?) -> Void) {
            let braze = braze
            braze.stage.onMain { completion(braze.userID) }
        }
    }
}

/// The app's data about its user. In the model each call is only an analytics line in the stage's log. Any thread.
extension Braze.User {
    /// Sets the user's email address; nil removes it.
    ///
    /// - Parameters:
    ///   - email: the email address.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
    public func set(email: String?, fileID: String = #fileID, line: UInt = #line) {
        record("email", email)
    }

    /// Sets a custom attribute.
    ///
    /// - Parameters:
    ///   - key: the attribute's name.
    ///   - value: its value.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
    public func setCustomAttribute(key: String, value: Bool, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets a custom attribute. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Int, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets a custom attribute. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Double, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets a custom attribute. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: String, fileID: String = #fileID, line: UInt = #line) {
        record(key, value)
    }

    /// Sets a custom attribute. See the one for `Bool`.
    public func setCustomAttribute(key: String, value: Date, fileID: String = #fileID, line: UInt = #line) {
        record(key, value.timeIntervalSince1970)
    }

    /// Sets a custom attribute, or removes it. See the one for `Bool`.
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
