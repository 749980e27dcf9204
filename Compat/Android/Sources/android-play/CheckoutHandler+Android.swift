import InAppCompatAndroid

/// What Java needs to make the handler by its name.
extension CheckoutHandler: AndroidHandler {}
