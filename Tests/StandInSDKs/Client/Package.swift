// swift-tools-version: 6.2
import PackageDescription

/// An app's package with vendors' SDKs in it: every bridge is made by the plugin, and compiled as in an app.
///
/// `SDK_BRIDGES` says which: shapes, each with the modules of its SDK, as in "Braze:BrazeKit,BrazeUI".
/// `SDK_BRIDGE_MODE` says how the app is compiled: "6" (Swift 6 mode, and what is assumed), "5" (Swift 5 mode),
/// "main-actor" (Swift 6 mode, and what says nothing is of the main actor), "strict" (with the upcoming features that
/// this package itself has on, internal imports among them), "strict-5" (the same in Swift 5 mode), "lean" (Swift 6 mode,
/// and without checked delegates), "earliest" and "latest" (Swift 6 mode, with the first and the last version of each SDK
/// that the bridge is said to compile with).
let mode = Context.environment["SDK_BRIDGE_MODE"] ?? "6"
let bridges = Context.environment["SDK_BRIDGES"] ?? "Braze:BrazeKit,BrazeUI"

let strict: [SwiftSetting] = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    .map { .enableUpcomingFeature($0) }
let settings: [SwiftSetting] =
    switch mode {
    case "5": [.swiftLanguageMode(.v5)]
    case "main-actor": [.defaultIsolation(MainActor.self)]
    case "strict": strict
    case "strict-5": strict + [.swiftLanguageMode(.v5)]
    default: []
    }

/// A shape and its SDK's modules.
let shapes = bridges.split(separator: " ").map { bridge in
    let parts = bridge.split(separator: ":").map(String.init)
    return (name: parts[0], modules: parts[1].split(separator: ",").map(String.init))
}

let package = Package(
    name: "Client",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    dependencies: [.package(name: "InAppCompat", path: "../../..")]
        + shapes.map { .package(name: $0.name, path: "../\($0.name)") },
    targets: shapes.map { shape in
        .target(
            name: "\(shape.name)SDKBridge",
            dependencies: (mode == "lean" ? ["InAppCore", "InAppPages"] : ["InAppCompat"]).map {
                .product(name: $0, package: "InAppCompat")
            } + shape.modules.map { .product(name: $0, package: shape.name) },
            swiftSettings: settings + [.treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
    }
)
