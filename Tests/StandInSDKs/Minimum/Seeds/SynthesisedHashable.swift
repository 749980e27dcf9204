// 'CGSize: Hashable' is from iOS 18 / macOS 15 on
import Foundation

struct Shadow: Hashable {
    var offset: CGSize
    var opacity = 0.5
}
