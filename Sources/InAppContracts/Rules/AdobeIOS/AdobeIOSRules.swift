/// Filled by the rules of Adobe for iOS.
enum AdobeIOSRules {
    static let all: [Rule] = []
}
