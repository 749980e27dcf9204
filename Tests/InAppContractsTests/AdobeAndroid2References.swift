extension Reference {
    static let adobeAndroid2: [Reference] = []
}
