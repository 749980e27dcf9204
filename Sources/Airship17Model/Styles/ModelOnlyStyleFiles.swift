// Model-only API: nothing in this file exists in the SDK.

public import Foundation
import HeadlessStage

extension Airship17Host {
    /// Where the SDK looks for style files; the app's main bundle at first. Any thread.
    public var styleBundle: Bundle {
        get { StyleBundle.of(stage).value }
        set { StyleBundle.of(stage).value = newValue }
    }
}

extension InAppMessageBannerStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageBannerStyle {
        try checked(url)
    }
}

extension InAppMessageModalStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageModalStyle {
        try checked(url)
    }
}

extension InAppMessageFullScreenStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageFullScreenStyle {
        try checked(url)
    }
}

extension InAppMessageHTMLStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageHTMLStyle {
        try checked(url)
    }
}
