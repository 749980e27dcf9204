/// The processor time of a thread, and whether it is waiting, as reported by Apple's kernel.
///
/// Sendable; a value.
struct ProcessorUse: Sendable, Hashable {
    /// Nanoseconds on a processor, in the process's own code and in the kernel.
    let user: UInt64
    let system: UInt64
    /// Whether it is waiting: it neither runs nor is it ready to run.
    let isWaiting: Bool

    /// Whether a thread slept all the time between two samples: in order to wait again it would have had to run.
    func isAsleep(since earlier: ProcessorUse) -> Bool {
        isWaiting && self == earlier
    }
}

#if canImport(Darwin)
    import Darwin

    extension ProcessorUse {
        /// Asks the kernel; nil if it does not know the thread.
        init?(of thread: ThreadIdentity) {
            var info = thread_extended_info_data_t()
            // The kernel counts in 32-bit natural numbers, of which the structure has an integral number.
            let size = MemoryLayout<thread_extended_info_data_t>.size / MemoryLayout<natural_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &info) { info in
                info.withMemoryRebound(to: integer_t.self, capacity: size) { numbers in
                    thread_info(thread.port, thread_flavor_t(THREAD_EXTENDED_INFO), numbers, &count)
                }
            }
            guard result == KERN_SUCCESS else { return nil }
            user = info.pth_user_time
            system = info.pth_system_time
            isWaiting = info.pth_run_state == TH_STATE_WAITING
        }
    }
#endif
