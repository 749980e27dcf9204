/// The adapters that are there unless the app sets others (AS-016).
///
/// Layouts (`airshipLayout`) have none in this model, because no rule says how they look and behave: such a message needs
/// a factory block of the app's.
enum BuiltInAdapters {
    static func factories() -> [InAppMessageDisplayType: InAppMessageManager.Factory] {
        [
            .banner: { InAppMessageBannerAdapter.adapter(for: $0) },
            .modal: { InAppMessageModalAdapter.adapter(for: $0) },
            .fullScreen: { InAppMessageFullScreenAdapter.adapter(for: $0) },
            .HTML: { InAppMessageHTMLAdapter.adapter(for: $0) },
        ]
    }
}
