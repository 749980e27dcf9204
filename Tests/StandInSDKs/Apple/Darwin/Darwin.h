// What this package uses of Apple's C library that Linux has not: for type-checking only.
#ifndef DARWIN_H
#define DARWIN_H

#include <pthread.h>
#include <stdint.h>

typedef unsigned int natural_t;
typedef int integer_t;
typedef int kern_return_t;
typedef unsigned int mach_port_t;
typedef mach_port_t thread_act_t;
typedef natural_t thread_flavor_t;
typedef integer_t *thread_info_t;
typedef natural_t mach_msg_type_number_t;

struct thread_extended_info {
    uint64_t pth_user_time;
    uint64_t pth_system_time;
    int32_t pth_cpu_usage;
    int32_t pth_policy;
    int32_t pth_run_state;
    int32_t pth_flags;
    int32_t pth_sleep_time;
    int32_t pth_curpri;
    int32_t pth_priority;
    int32_t pth_maxpriority;
    char pth_name[64];
};
typedef struct thread_extended_info thread_extended_info_data_t;

#define KERN_SUCCESS 0
#define THREAD_EXTENDED_INFO 5
#define TH_STATE_WAITING 3

kern_return_t thread_info(
    thread_act_t thread, thread_flavor_t flavor, thread_info_t _Nonnull info,
    mach_msg_type_number_t *_Nonnull count);

/// Whether the calling thread is the main thread: not 0 if so.
int pthread_main_np(void);

mach_port_t pthread_mach_thread_np(pthread_t thread);

#endif
