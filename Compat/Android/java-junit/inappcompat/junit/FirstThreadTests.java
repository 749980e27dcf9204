package inappcompat.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs JUnit's tests on the thread that calls: the process's first one, where it is called from there. */
public final class FirstThreadTests {
    private FirstThreadTests() {}

    /**
     * Runs tests, and prints what came of them.
     *
     * @param classes their names, with spaces between them.
     * @return whether there were tests and all of them passed.
     */
    public static boolean run(String classes) {
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (String name : classes.split(" ")) selectors.add(selectClass(name));
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        Launcher launcher = LauncherFactory.create();
        launcher.execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.printFailuresTo(new PrintWriter(System.out, true));
        System.out.println(
                summary.getTestsSucceededCount() + " tests passed, " + summary.getTotalFailureCount() + " failed");
        return summary.getTestsSucceededCount() > 0 && summary.getTotalFailureCount() == 0;
    }
}
