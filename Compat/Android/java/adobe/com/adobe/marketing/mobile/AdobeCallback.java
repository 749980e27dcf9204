// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

public interface AdobeCallback<T> {
    void call(T value);
}
