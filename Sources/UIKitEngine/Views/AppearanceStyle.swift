/// What proxies style: what UIKit's headers mark so, as far as views here have it.
nonisolated enum AppearanceStyle: Int, CaseIterable {
  case backgroundColor, tintColor, font, textColor, onTintColor, switchThumb
  case minimumTrack, maximumTrack, sliderThumb, progressTint, trackTint, pageIndicator
  case currentPageIndicator, selectedSegment, navigationBarTint, navigationStandard
  case navigationScrollEdge, navigationCompact, navigationTranslucent, tabBarTint
  case tabUnselected, tabStandard, tabScrollEdge, tabTranslucent

  @MainActor func copy(from proxy: UIView, to view: UIView) {
    switch self {
    case .backgroundColor: copy(\UIView.backgroundColor, proxy, view)
    case .tintColor: copy(\UIView.tintColor, proxy, view)
    case .font: copy(\UILabel.font, proxy, view)
    case .textColor: copy(\UILabel.textColor, proxy, view)
    case .onTintColor: copy(\UISwitch.onTintColor, proxy, view)
    case .switchThumb: copy(\UISwitch.thumbTintColor, proxy, view)
    case .minimumTrack: copy(\UISlider.minimumTrackTintColor, proxy, view)
    case .maximumTrack: copy(\UISlider.maximumTrackTintColor, proxy, view)
    case .sliderThumb: copy(\UISlider.thumbTintColor, proxy, view)
    case .progressTint: copy(\UIProgressView.progressTintColor, proxy, view)
    case .trackTint: copy(\UIProgressView.trackTintColor, proxy, view)
    case .pageIndicator: copy(\UIPageControl.pageIndicatorTintColor, proxy, view)
    case .currentPageIndicator: copy(\UIPageControl.currentPageIndicatorTintColor, proxy, view)
    case .selectedSegment: copy(\UISegmentedControl.selectedSegmentTintColor, proxy, view)
    case .navigationBarTint: copy(\UINavigationBar.barTintColor, proxy, view)
    case .navigationStandard: copy(\UINavigationBar.standardAppearance, proxy, view)
    case .navigationScrollEdge: copy(\UINavigationBar.scrollEdgeAppearance, proxy, view)
    case .navigationCompact: copy(\UINavigationBar.compactAppearance, proxy, view)
    case .navigationTranslucent: copy(\UINavigationBar.isTranslucent, proxy, view)
    case .tabBarTint: copy(\UITabBar.barTintColor, proxy, view)
    case .tabUnselected: copy(\UITabBar.unselectedItemTintColor, proxy, view)
    case .tabStandard: copy(\UITabBar.standardAppearance, proxy, view)
    case .tabScrollEdge: copy(\UITabBar.scrollEdgeAppearance, proxy, view)
    case .tabTranslucent: copy(\UITabBar.isTranslucent, proxy, view)
    }
  }

  @MainActor private func copy<Styled: UIView, Value>(
    _ path: ReferenceWritableKeyPath<Styled, Value>, _ proxy: UIView, _ view: UIView
  ) {
    guard let proxy = proxy as? Styled, let view = view as? Styled else { return }
    view[keyPath: path] = proxy[keyPath: path]
  }
}

/// Those that somebody gave a view.
nonisolated struct AppearanceStyles {
  private var bits: UInt32 = 0

  mutating func insert(_ style: AppearanceStyle) { bits |= 1 << UInt32(style.rawValue) }
  func contains(_ style: AppearanceStyle) -> Bool { bits & 1 << UInt32(style.rawValue) != 0 }
}

extension AppearanceStyles: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: AppearanceStyle...) { for one in elements { insert(one) } }
}
