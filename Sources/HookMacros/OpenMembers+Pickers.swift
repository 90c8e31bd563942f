extension OpenMembers {
  static let pickers = [
    "UIPickerView": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIDatePicker": OpenMembers(
      above: "UIControl",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
  ]
}
