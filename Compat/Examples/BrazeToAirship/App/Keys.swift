/// The app's keys from the vendors' dashboards. Fill these in.
enum Keys {
    static let brazeAPIKey = "YOUR-BRAZE-API-KEY"
    static let brazeEndpoint = "YOUR-BRAZE-ENDPOINT"
    static let airshipAppKey = "YOUR-AIRSHIP-APP-KEY"
    static let airshipAppSecret = "YOUR-AIRSHIP-APP-SECRET"
}
