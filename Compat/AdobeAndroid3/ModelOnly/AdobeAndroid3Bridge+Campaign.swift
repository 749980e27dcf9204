package import AdobeAndroid3Model

extension AdobeAndroid3Bridge {
    /// The campaign's message behind a presentable, for code that inspects a bridge's callbacks. Any thread.
    package nonisolated static func campaign(behind native: any Presentable) -> (any Message)? {
        campaign(of: native)
    }
}
