import Foundation

/// A thread of this process, as the system knows it. It says nothing about who uses the thread: one that has ended may
/// have its place taken, so it is looked at only while its owner is known to be on it.
///
/// Sendable; a value. Any thread.
package struct ThreadIdentity: Sendable, Hashable {
    #if canImport(Darwin)
        /// The name of the thread's port, which is the thread's as long as it lives. Nothing keeps the port.
        let port: mach_port_t

        /// The thread that calls.
        package static var current: ThreadIdentity? {
            ThreadIdentity(port: pthread_mach_thread_np(pthread_self()))
        }
    #else
        /// Linux's number of the thread.
        let number: Int

        /// The thread that calls; nil where the system does not tell of threads.
        package static var current: ThreadIdentity? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
                // The number stands at the end of where `thread-self` leads.
                guard let start = buffer.baseAddress else { return nil }
                let count = readlink("/proc/thread-self", start, buffer.count - 1)
                guard count > 0 else { return nil }
                start[count] = 0
                guard let slash = strrchr(start, Int32(UInt8(ascii: "/"))) else { return nil }
                let number = strtol(slash + 1, nil, 10)
                return number > 0 ? ThreadIdentity(number: number) : nil
            }
        }
    #endif
}
