package inappcompat.check;

import inappcompat.model3.ContractRunner;
import org.junit.jupiter.api.Test;

/** A test that fails: it shows that the launcher tells. */
class BrokenTest {
    @Test
    void failsWithTheReport() {
        ContractRunner.verify(Delegates.Refusing::new);
    }
}
