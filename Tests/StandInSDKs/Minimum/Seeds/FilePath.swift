// 'URL.init(filePath:directoryHint:relativeTo:)' is from iOS 16 / macOS 13 on
import Foundation

let folder = URL(filePath: "/tmp")
