/// Links of Adobe's standard campaigns: the pages of all its SDKs are clicked by following them.
package enum AdobeLinks {
    /// Dismisses, and names a place in the app that the app routes to.
    package static let cart = "adbinapp://dismiss?interaction=1&target=shop%3A%2F%2Fcart"
    /// Dismisses, and lets the SDK open a page.
    package static let shop = "adbinapp://dismiss?interaction=0&link=https%3A%2F%2Fshop.example%2Fcoupon"
}
