extension OpenMembers {
  static let navigation = [
    "UINavigationBar": OpenMembers(
      above: "UIView",
      """
      var prefersLargeTitles: Bool { get set }
      var isTranslucent: Bool { get set }
      var barTintColor: UIColor? { get set }
      """),
    "UINavigationItem": OpenMembers(
      """
      var title: String? { get set }
      var prompt: String? { get set }
      var hidesBackButton: Bool { get set }
      init(title: String)
      """),
  ]
}
