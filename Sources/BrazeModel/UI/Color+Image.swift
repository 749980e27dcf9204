public import PlatformStandIns

extension Braze.InAppMessage.Color {
    /// An image of this colour alone. Headless: an image without content.
    public var image: UIImage { UIImage() }
}
