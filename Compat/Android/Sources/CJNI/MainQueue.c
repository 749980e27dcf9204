#include "CJNI.h"
#include <unistd.h>

// What Foundation's run loop uses.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);

int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_drain(void) {
    // The count of what came is of no use: the queue knows.
    uint64_t count;
    ssize_t size = read(main_queue_descriptor(), &count, sizeof count);
    (void)size;
    _dispatch_main_queue_callback_4CF(NULL);
}

#ifdef __ANDROID__
#include <android/looper.h>

static int turn(int descriptor, int events, void *data) {
    main_queue_drain();
    // Go on listening.
    return 1;
}

bool main_looper_drains_main_queue(void) {
    ALooper *looper = ALooper_forThread();
    return looper
        && ALooper_addFd(looper, main_queue_descriptor(), ALOOPER_POLL_CALLBACK, ALOOPER_EVENT_INPUT, turn, NULL) == 1;
}
#else
bool main_looper_drains_main_queue(void) { return false; }
#endif
