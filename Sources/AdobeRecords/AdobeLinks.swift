/// Links of Adobe's standard campaigns: in the pages of all its SDKs a click follows a link.
package enum AdobeLinks {
    /// Dismisses the message, and names a place in the app to which the app navigates.
    package static let cart = "adbinapp://dismiss?interaction=1&target=shop%3A%2F%2Fcart"
    /// Dismisses the message, and makes the SDK open a page.
    package static let shop = "adbinapp://dismiss?interaction=0&link=https%3A%2F%2Fshop.example%2Fcoupon"
}
