// 'Mutex.init(_:)' is from iOS 18 / macOS 15 on, the guard around it says iOS 16 / macOS 13
import Synchronization

func makeLock() {
    if #available(iOS 16, macOS 13, *) { _ = Mutex(1) }
}
