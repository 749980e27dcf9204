package inappcompat.check;

import static org.junit.jupiter.api.Assertions.assertThrows;

import inappcompat.model.ContractFailure;
import inappcompat.model3.ContractRunner;
import org.junit.jupiter.api.Test;

/** The contract of delegates, as an app's own test has it. */
class DelegateTest {
    @Test
    void keepsTheContract() {
        ContractRunner.verify(Delegates.Quiet::new);
    }

    @Test
    void aBrokenOneFails() {
        assertThrows(ContractFailure.class, () -> ContractRunner.verify(Delegates.Refusing::new));
    }
}
