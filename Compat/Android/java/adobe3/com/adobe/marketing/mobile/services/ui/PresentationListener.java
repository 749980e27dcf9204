// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

public interface PresentationListener {
    void onShow(Presentable<?> presentable);

    void onHide(Presentable<?> presentable);

    void onDismiss(Presentable<?> presentable);

    void onContentLoaded(Presentable<?> presentable, PresentationContent presentationContent);

    abstract class PresentationContent {
        private PresentationContent() {}

        public static final class UrlContent extends PresentationContent {
            private final String url;

            public UrlContent(String url) {
                this.url = url;
            }

            public String getUrl() {
                return url;
            }
        }
    }
}
