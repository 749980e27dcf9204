// Stands in front of glibc's allocator: an executable's own malloc is taken by every shared library of the
// process. While it does not count, a call costs one load and a branch more than without it.

#include "AllocationCounter.h"

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool is_counting;
static atomic_int_fast64_t blocks;
static atomic_int_fast64_t bytes;

static inline bool counts(void) {
    return __builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), 0);
}

static inline void *added(void *block) {
    if (counts() && block) {
        atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
    }
    return block;
}

static inline void removed(void *block) {
    if (counts() && block) {
        atomic_fetch_sub_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
    }
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    removed(block);
    return added(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
    void *made = memalign(alignment, size);
    if (!made) return ENOMEM;
    *block = made;
    return 0;
}

void free(void *block) {
    removed(block);
    __libc_free(block);
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
    atomic_store(&blocks, 0);
    atomic_store(&bytes, 0);
    atomic_store(&is_counting, true);
}

void allocation_counter_stop(void) { atomic_store(&is_counting, false); }

int64_t allocation_counter_blocks(void) { return atomic_load(&blocks); }

int64_t allocation_counter_bytes(void) { return atomic_load(&bytes); }

#else

bool allocation_counter_is_available(void) { return false; }
void allocation_counter_start(void) {}
void allocation_counter_stop(void) {}
int64_t allocation_counter_blocks(void) { return 0; }
int64_t allocation_counter_bytes(void) { return 0; }

#endif
