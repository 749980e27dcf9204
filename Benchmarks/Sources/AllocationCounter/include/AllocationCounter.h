#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform (glibc).
bool allocation_counter_is_available(void);
/// Sets both numbers to zero and starts counting, on all threads.
void allocation_counter_start(void);
/// Stops counting.
void allocation_counter_stop(void);
/// How many blocks were allocated, or reallocated, while counting.
int64_t allocation_counter_blocks(void);
/// The usable bytes of the blocks allocated minus those of the blocks freed while counting.
int64_t allocation_counter_bytes(void);

#endif
