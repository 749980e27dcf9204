// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

public interface Presentable<T extends Presentation<?>> {
    enum State {
        VISIBLE,
        HIDDEN,
        DETACHED
    }

    void show();

    void hide();

    void dismiss();

    State getState();

    T getPresentation();
}
