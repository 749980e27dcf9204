// swift-tools-version: 6.1
import PackageDescription

/// Airship's module for in-app messages as an app in Swift sees it (16.x and 17.x): the declarations by the facts, with
/// bodies that trap. Beside it what the example app needs of the core, which no bridge does.
let package = Package(
    name: "ios-library",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [
        .library(name: "AirshipAutomation", targets: ["AirshipAutomation"]),
        .library(name: "AirshipCore", targets: ["AirshipCore"]),
    ],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        // Objective-C: its enums may get cases.
        .target(
            name: "AirshipAutomation",
            dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-enable-library-evolution", "-suppress-warnings"])]),
        .target(
            name: "AirshipCore",
            dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")]),
    ],
    swiftLanguageModes: [.v5]
)
