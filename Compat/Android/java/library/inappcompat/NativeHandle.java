package inappcompat;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** What Java has of a Swift object: a number. The Swift object is let go of when the owner of the number is gone. Any thread. */
public final class NativeHandle extends PhantomReference<Object> {
    private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();
    private static final Set<NativeHandle> KEPT = Collections.synchronizedSet(new HashSet<>());

    private final long number;

    private NativeHandle(Object owner, long number) {
        super(owner, GONE);
        this.number = number;
    }

    /** Lets go of a Swift object when its owner is gone; the looks are made whenever another one comes. */
    public static void own(Object owner, long number) {
        KEPT.add(new NativeHandle(owner, number));
        releaseGone();
    }

    /** Lets go of the Swift objects whose owners are gone. */
    public static void releaseGone() {
        for (Object gone = GONE.poll(); gone != null; gone = GONE.poll()) {
            NativeHandle handle = (NativeHandle) gone;
            KEPT.remove(handle);
            release(handle.number);
        }
    }

    private static native void release(long number);
}
