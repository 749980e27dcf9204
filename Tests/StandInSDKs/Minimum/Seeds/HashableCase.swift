// 'CGPoint: Hashable' is from iOS 18 / macOS 15 on
import Foundation

enum Touch: Hashable {
    case began([CGPoint])
    case ended
}
