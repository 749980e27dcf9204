// swift-tools-version: 6.1
import PackageDescription

/// Finds what is newer than the package's minimum of iOS and macOS, and used without a guard.
let package = Package(
    name: "Minimum",
    platforms: [.macOS(.v13)],
    targets: [.executableTarget(name: "check-minimum")]
)
