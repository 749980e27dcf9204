// swift-tools-version: 6.1
import PackageDescription

/// Airship's modules for in-app messages as an app sees them (20.x): the declarations by the facts, with bodies that trap.
let package = Package(
    name: "ios-library",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    products: [
        .library(name: "AirshipCore", targets: ["AirshipCore"]),
        .library(name: "AirshipAutomation", targets: ["AirshipAutomation"]),
    ],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "AirshipCore",
            dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        .target(
            name: "AirshipAutomation",
            dependencies: ["AirshipCore", .product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
    ],
    swiftLanguageModes: [.v6]
)
