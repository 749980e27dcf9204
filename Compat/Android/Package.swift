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

func own(_ names: String...) -> [Target.Dependency] { names.map { .byName(name: $0) } }

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

/// The generations of Adobe's SDK.
let generations = ["AdobeAndroid2", "AdobeAndroid3"]

func targets(of generation: String) -> [Target] {
    [
        module(
            "\(generation)JNI", ["CJNI", "JavaMachine", "AdobeAndroidJNI"] + inAppCompat("PlatformStandIns")),
        bridge(generation),
        module(
            "\(generation)OnJava",
            ["CJNI", "JavaMachine", "AdobeAndroidOnJava"]
                + inAppCompat("\(generation)Model", "PlatformStandIns")),
    ]
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
        module("AdobeAndroidJNI", ["CJNI", "JavaMachine"] + inAppCompat("PlatformStandIns")),
        module(
            "InAppCompatAndroid",
            ["CJNI", "JavaMachine"] + generations.flatMap { own("\($0)JNI", "\($0)SDKBridge") }
                + inAppCompat("InAppCompat", "PlatformStandIns")),
        module("AdobeAndroidOnJava", ["CJNI", "JavaMachine"] + inAppCompat("PlatformStandIns")),
        .executableTarget(
            name: "android-play",
            dependencies: ["CJNI", "JavaMachine", "AdobeAndroidOnJava", "InAppCompatAndroid"]
                + generations.flatMap { own("\($0)JNI", "\($0)OnJava") }
                + generations.flatMap { inAppCompat("\($0)Bridge", "\($0)Model", "\($0)Contracts") }
                + inAppCompat("InAppContracts", "InAppCompat", "HeadlessStage", "PlatformStandIns"),
            swiftSettings: settings),
    ] + generations.flatMap(targets),
    swiftLanguageModes: [.v6]
)
