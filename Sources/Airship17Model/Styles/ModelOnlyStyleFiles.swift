// Model-only API: nothing in this file exists in the SDK. For tests of an app's own style files.

public import Foundation

extension InAppMessageBannerStyle {
    /// The style of a property list, read as `style(withContentsOfFile:)` does.
    /// - Parameters:
    ///   - file: the name of a file in the bundle, without `.plist`.
    ///   - bundle: what stands in for the app's main bundle.
    public static func style(withContentsOfFile file: String, in bundle: Bundle) -> InAppMessageBannerStyle? {
        loaded(file, in: bundle)
    }

    /// The style of a property list in which everything has to be right.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageBannerStyle {
        try checked(url)
    }
}

extension InAppMessageModalStyle {
    /// The style of a property list, read as `style(withContentsOfFile:)` does.
    /// - Parameters:
    ///   - file: the name of a file in the bundle, without `.plist`.
    ///   - bundle: what stands in for the app's main bundle.
    public static func style(withContentsOfFile file: String, in bundle: Bundle) -> InAppMessageModalStyle? {
        loaded(file, in: bundle)
    }

    /// The style of a property list in which everything has to be right.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageModalStyle {
        try checked(url)
    }
}

extension InAppMessageFullScreenStyle {
    /// The style of a property list, read as `style(withContentsOfFile:)` does.
    /// - Parameters:
    ///   - file: the name of a file in the bundle, without `.plist`.
    ///   - bundle: what stands in for the app's main bundle.
    public static func style(withContentsOfFile file: String, in bundle: Bundle)
        -> InAppMessageFullScreenStyle?
    {
        loaded(file, in: bundle)
    }

    /// The style of a property list in which everything has to be right.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageFullScreenStyle {
        try checked(url)
    }
}

extension InAppMessageHTMLStyle {
    /// The style of a property list, read as `style(withContentsOfFile:)` does.
    /// - Parameters:
    ///   - file: the name of a file in the bundle, without `.plist`.
    ///   - bundle: what stands in for the app's main bundle.
    public static func style(withContentsOfFile file: String, in bundle: Bundle) -> InAppMessageHTMLStyle? {
        loaded(file, in: bundle)
    }

    /// The style of a property list in which everything has to be right.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageHTMLStyle {
        try checked(url)
    }
}
