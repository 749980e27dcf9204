import Foundation

/// A thread of this process, by the system's identification. The system may reuse it for another thread after this one
/// has ended, so it is sampled only while its owner is known to run on it.
///
/// Sendable; a value. Any thread.
package struct ThreadIdentity: Sendable, Hashable {
    #if canImport(Darwin)
        /// The name of the thread's port, which is valid as long as the thread lives. The port is not retained.
        let port: mach_port_t

        /// The calling thread.
        package static var current: ThreadIdentity? {
            ThreadIdentity(port: pthread_mach_thread_np(pthread_self()))
        }
    #else
        /// Linux's id of the thread.
        let number: Int

        /// The calling thread; nil if the system does not report threads.
        package static var current: ThreadIdentity? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
                // The id is the last component of the link `thread-self`.
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
