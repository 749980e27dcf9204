// iOS: type 'Padding' does not conform to protocol 'Hashable'
public import PlatformStandIns

public struct Padding: Hashable, Sendable {
    let insets: UIEdgeInsets
}
