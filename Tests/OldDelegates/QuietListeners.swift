package import AdobeAndroid3Model

package import class AdobeAndroid3Model.Alert

/// Listeners of presentations that are not a campaign's.
package final class QuietAlert: AlertEventListener {
    package init() {}

    package func onShow(_ presentable: any Presentable<Alert>) {}
    package func onHide(_ presentable: any Presentable<Alert>) {}
    package func onDismiss(_ presentable: any Presentable<Alert>) {}
    package func onError(_ presentable: any Presentable<Alert>, _ error: any PresentationError) {}
    package func onPositiveResponse(_ alert: any Presentable<Alert>) {}
    package func onNegativeResponse(_ alert: any Presentable<Alert>) {}
}

package final class QuietButton: FloatingButtonEventListener {
    package init() {}

    package func onShow(_ presentable: any Presentable<FloatingButton>) {}
    package func onHide(_ presentable: any Presentable<FloatingButton>) {}
    package func onDismiss(_ presentable: any Presentable<FloatingButton>) {}
    package func onError(_ presentable: any Presentable<FloatingButton>, _ error: any PresentationError) {}
    package func onTapDetected(_ presentable: any Presentable<FloatingButton>) {}
    package func onPanDetected(_ presentable: any Presentable<FloatingButton>) {}
}
