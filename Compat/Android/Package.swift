// swift-tools-version: 6.2
import PackageDescription

/// The two bridges for Android on a Java virtual machine. The package of the models and the core does not depend on
/// this one.
let settings =
    ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    .map { SwiftSetting.enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

func inAppCompat(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "InAppCompat") }
}

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A bridge of the root package, whose sources are compiled with the Java-based types instead of the model.
func bridge(_ shape: String) -> Target {
    .target(
        name: "\(shape)SDKBridge",
        dependencies: [.byName(name: "\(shape)JNI")] + inAppCompat("InAppCompat", "PlatformStandIns"),
        swiftSettings: settings, plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
}

let package = Package(
    name: "InAppCompatAndroid",
    products: [.library(name: "InAppCompatAndroid", type: .dynamic, targets: ["InAppCompatAndroid"])],
    dependencies: [.package(name: "InAppCompat", path: "../..")],
    targets: [
        .target(
            name: "CJNI",
            linkerSettings: [
                .linkedLibrary("dl", .when(platforms: [.linux])), .linkedLibrary("dispatch"),
                .linkedLibrary("android", .when(platforms: [.android])),
            ]),
        module("JavaMachine", ["CJNI"] + inAppCompat("PlatformStandIns")),
        module("AdobeAndroid3JNI", ["JavaMachine"] + inAppCompat("PlatformStandIns")),
        bridge("AdobeAndroid3"),
        module(
            "InAppCompatAndroid",
            ["CJNI", "JavaMachine", "AdobeAndroid3JNI", "AdobeAndroid3SDKBridge"]
                + inAppCompat("InAppCompat", "PlatformStandIns")),
        module(
            "AdobeAndroid3OnJava",
            ["CJNI", "JavaMachine"] + inAppCompat("AdobeAndroid3Model", "PlatformStandIns")),
        .executableTarget(
            name: "android-play",
            dependencies: [
                "CJNI", "JavaMachine", "AdobeAndroid3JNI", "AdobeAndroid3OnJava", "InAppCompatAndroid",
            ]
                + inAppCompat(
                    "AdobeAndroid3Bridge", "AdobeAndroid3Model", "AdobeAndroid3Contracts", "InAppContracts",
                    "InAppCompat",
                    "HeadlessStage", "PlatformStandIns"),
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
