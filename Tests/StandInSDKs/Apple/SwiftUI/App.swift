// What an app's entry and a view controller in it need of SwiftUI.
@_exported public import Combine
@_exported public import Foundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        fatalError()
    }
}

public struct TupleView<Content>: View {
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct Label<Title: View, Icon: View>: View {
    public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ title: String, systemImage name: String) {}
}

public struct Text: View, Sendable {
    public init(_ content: String) {}
    public var body: Never { fatalError() }
}

public struct Image: View, Sendable {
    public init(systemName: String) {}
    public var body: Never { fatalError() }
}

public struct ModifiedContent<Content, Modifier>: View {
    public var body: Never { fatalError() }
}

extension View {
    public nonisolated func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View {
        ModifiedContent<Self, Content>()
    }
}
