extension OpenMembers {
  static let layout = [
    "NSLayoutConstraint": OpenMembers(
      """
      init()
      """)
  ]
}
