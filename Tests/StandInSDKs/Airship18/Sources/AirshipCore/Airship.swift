@_exported import Foundation
// Also where there is a UIKit: for the names of SwiftUI and of notifications.
@_exported import PlatformStandIns

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// The SDK (section 3).
public final class Airship: Sendable {}
