// macOS: value of type 'any Coordinator' has no member 'willChangeValue'
import PlatformStandIns

protocol Coordinator: NSObjectProtocol {}

func notify(_ coordinator: any Coordinator) { coordinator.willChangeValue(forKey: "isReady") }
