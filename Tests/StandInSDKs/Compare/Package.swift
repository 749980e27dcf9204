// swift-tools-version: 6.1
import PackageDescription

/// Holds a model's declarations against those of the vendor's modules, by their symbol graphs.
let package = Package(
    name: "Compare",
    platforms: [.macOS(.v13)],
    targets: [.executableTarget(name: "compare-declarations")]
)
