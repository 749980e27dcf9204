import HeadlessStage

/// What set-up code leaves in a stage's log: the call and its arguments.
enum SetUpLog {
    static func note(_ call: String, from source: String = "MobileCore", _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, call, details)
    }

    /// Writes down what is for the vendor's servers.
    static func analytics(_ call: String, _ details: [String: String]) {
        HeadlessStage.current.log.record(.analytics, from: "MobileCore", call, details)
    }
}
