package inappcompat.check

import com.adobe.marketing.mobile.services.ui.Presentable
import com.adobe.marketing.mobile.services.ui.PresentationDelegate
import com.adobe.marketing.mobile.services.ui.PresentationListener
import inappcompat.model.ContractFailure
import inappcompat.model3.ContractRunner
import java.util.function.Supplier

/** A delegate as an app writes it in Kotlin. */
open class QuietInKotlin : PresentationDelegate {
    override fun canShow(presentable: Presentable<*>): Boolean = true
    override fun onShow(presentable: Presentable<*>) {}
    override fun onHide(presentable: Presentable<*>) {}
    override fun onDismiss(presentable: Presentable<*>) {}
    override fun onContentLoaded(
        presentable: Presentable<*>, presentationContent: PresentationListener.PresentationContent?
    ) {}
}

/** Refuses everything, also what is not its own (A3-006). */
class RefusingInKotlin : QuietInKotlin() {
    override fun canShow(presentable: Presentable<*>): Boolean = false
}

/** Fails when it is told of a message. */
class FailingInKotlin(private val failure: RuntimeException) : QuietInKotlin() {
    override fun onShow(presentable: Presentable<*>) = throw failure
}

/** The reports of the first two, and what the third throws. */
object KotlinChecks {
    @JvmStatic
    fun quiet(): String = ContractRunner.verify(Supplier<PresentationDelegate> { QuietInKotlin() })

    @JvmStatic
    fun refusing(): String =
        try {
            ContractRunner.verify(Supplier<PresentationDelegate> { RefusingInKotlin() })
        } catch (failure: ContractFailure) {
            failure.message!!
        }

    @JvmStatic
    fun exceptions() {
        val own = IllegalStateException("the app's own")
        try {
            ContractRunner.verify(Supplier<PresentationDelegate> { FailingInKotlin(own) })
        } catch (error: IllegalStateException) {
            check(error === own) { "it is passed on unchanged" }
            return
        }
        error("an exception of a delegate is passed on")
    }
}
