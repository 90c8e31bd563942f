/// A language that LayoutLab speaks.
public nonisolated enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// From a locale's name, such as `ko_KR.UTF-8`; English unless it is one of ours.
  public init(locale: String) {
    self = Self.allCases.first { locale.lowercased().hasPrefix($0.rawValue) } ?? .english
  }
}
