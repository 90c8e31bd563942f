extension OpenMembers {
  static let pickers = [
    "UIPickerView": OpenMembers(
      above: "UIView",
      """
      func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
      func reloadAllComponents()
      func reloadComponent(_ component: Int)
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIDatePicker": OpenMembers(
      above: "UIControl",
      """
      var date: Date { get set }
      func setDate(_ date: Date, animated: Bool)
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
  ]
}
