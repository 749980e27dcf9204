/// Filled by the scenarios of Adobe for iOS.
enum AdobeIOSScenarios {
    static let all: [String: String] = [:]
}
