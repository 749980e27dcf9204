package inappcompat.model;

import inappcompat.NativeHandle;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

/** Java's garbage collection, for tests of what keeps a Swift object alive. Any thread. */
public final class Garbage {
    /** How long a collection may take, in milliseconds. */
    private static final long BOUND = 60_000;

    private Garbage() {}

    /**
     * Collects the objects that nobody uses, and releases the Swift objects that they kept.
     *
     * <p>The machine puts references into their queues on a thread of its own, one collection's after the other's: once a
     * reference of the second collection is in its queue, those of the first one are.
     */
    public static void collect() throws InterruptedException {
        collectOnce();
        collectOnce();
        NativeHandle.releaseGone();
    }

    private static void collectOnce() throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Reference<Object> sign = new PhantomReference<>(new Object(), queue);
        System.gc();
        if (queue.remove(BOUND) != sign) throw new IllegalStateException("Java has collected no garbage in " + BOUND + " ms.");
    }
}
