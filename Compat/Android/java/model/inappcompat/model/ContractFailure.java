package inappcompat.model;

/** What a delegate did wrong: the report. */
public final class ContractFailure extends AssertionError {
    private static final long serialVersionUID = 1;

    ContractFailure(String report) {
        super(report);
    }
}
