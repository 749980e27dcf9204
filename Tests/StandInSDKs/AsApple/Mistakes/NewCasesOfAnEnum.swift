// iOS: switch covers known cases, but 'UIUserInterfaceStyle' may have additional unknown values
public import PlatformStandIns

func isDark(_ style: UIUserInterfaceStyle) -> Bool {
    switch style {
    case .unspecified, .light: false
    case .dark: true
    }
}
