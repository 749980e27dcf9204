/// What the vendors' dashboards say of the app. Fill these in.
enum Keys {
    static let brazeAPIKey = "YOUR-BRAZE-API-KEY"
    static let brazeEndpoint = "YOUR-BRAZE-ENDPOINT"
    static let airshipAppKey = "YOUR-AIRSHIP-APP-KEY"
    static let airshipAppSecret = "YOUR-AIRSHIP-APP-SECRET"
}
