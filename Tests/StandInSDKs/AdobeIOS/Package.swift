// swift-tools-version: 6.1
import PackageDescription

/// Adobe's modules as an app sees them (core 5.11.0, Messaging 5.14.0): the declarations by the facts, with bodies that
/// trap.
let package = Package(
    name: "aepsdk-ios",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [
        .library(name: "AEPCore", targets: ["AEPCore"]),
        .library(name: "AEPServices", targets: ["AEPServices"]),
        .library(name: "AEPMessaging", targets: ["AEPMessaging"]),
    ],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        // A prebuilt module: its enums may get cases.
        .target(
            name: "AEPServices", dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-enable-library-evolution", "-suppress-warnings"])]),
        .target(name: "AEPCore", dependencies: ["AEPServices"]),
        .target(name: "AEPMessaging", dependencies: ["AEPCore", "AEPServices"]),
    ],
    swiftLanguageModes: [.v5]
)
