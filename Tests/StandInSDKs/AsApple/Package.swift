// swift-tools-version: 6.1
import PackageDescription

// Makes modules with Apple's names from the stand-ins, and type-checks the whole package with them: see .ci/as-apple.
let package = Package(
    name: "AsApple",
    targets: [
        .executableTarget(name: "as-apple", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
    ],
    swiftLanguageModes: [.v6]
)
