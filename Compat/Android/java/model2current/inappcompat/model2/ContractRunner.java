package inappcompat.model2;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import inappcompat.model.Contract;
import java.util.function.Supplier;

/** The contract of Adobe's delegate for Android 2, for an app's own tests. Main looper's thread. */
public final class ContractRunner {
    private ContractRunner() {}

    /**
     * Plays the standard scenarios on the headless model.
     *
     * @param make makes the delegate, once.
     * @return the report of a delegate that did nothing wrong.
     * @throws inappcompat.model.ContractFailure with the report of one that did. What the delegate itself throws comes
     *     out as it is.
     */
    public static String verify(Supplier<MessagingDelegate> make) {
        return Contract.verify(make);
    }
}
