// What this package uses of Apple's C library that Linux has not: for type-checking only.
#ifndef DARWIN_H
#define DARWIN_H

#include <pthread.h>

/// Whether the calling thread is the main thread: not 0 if so.
int pthread_main_np(void);

#endif
