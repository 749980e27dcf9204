// 'CGSize: Hashable' is from iOS 18 / macOS 15 on
import Foundation

func count(_ sizes: [CGSize]) -> Int { Set(sizes).count }
