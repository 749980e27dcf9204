package import AdobeAndroid3Model

extension AdobeAndroid3Bridge {
    /// The campaign's message behind a presentable, for those who look at what a bridge is told of. Any thread.
    package nonisolated static func campaign(behind native: any Presentable) -> (any Message)? {
        campaign(of: native)
    }
}
