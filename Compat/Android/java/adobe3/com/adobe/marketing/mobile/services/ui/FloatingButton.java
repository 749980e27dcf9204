// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

public final class FloatingButton extends Presentation<FloatingButton> {}
