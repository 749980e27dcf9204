// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

import java.util.UUID;

public abstract class Presentation<T extends Presentation<T>> {
    private final String id = UUID.randomUUID().toString();

    public final String getId() {
        return id;
    }
}
