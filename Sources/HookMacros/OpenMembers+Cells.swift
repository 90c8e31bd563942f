extension OpenMembers {
  static let cells = [
    "UITableViewCell": OpenMembers(
      above: "UIView",
      """
      func setNeedsUpdateConfiguration()
      init(frame: CGRect)
      required init?(coder: NSCoder)
      init(style: CellStyle, reuseIdentifier: String?)
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
      var contentView: UIView { get }
      var reuseIdentifier: String? { get }
      var textLabel: UILabel? { get }
      var detailTextLabel: UILabel? { get }
      var imageView: UIImageView? { get }
      var isSelected: Bool { get set }
      var isHighlighted: Bool { get set }
      var selectionStyle: SelectionStyle { get set }
      var accessoryType: AccessoryType { get set }
      var accessoryView: UIView? { get set }
      var editingAccessoryType: AccessoryType { get set }
      var editingAccessoryView: UIView? { get set }
      var indentationLevel: Int { get set }
      var indentationWidth: CGFloat { get set }
      var shouldIndentWhileEditing: Bool { get set }
      var showsReorderControl: Bool { get set }
      var separatorInset: UIEdgeInsets { get set }
      var backgroundView: UIView? { get set }
      var selectedBackgroundView: UIView? { get set }
      var multipleSelectionBackgroundView: UIView? { get set }
      func prepareForReuse()
      func setSelected(_ selected: Bool, animated: Bool)
      func setHighlighted(_ highlighted: Bool, animated: Bool)
      var isEditing: Bool { get set }
      func setEditing(_ editing: Bool, animated: Bool)
      var configurationState: UICellConfigurationState { get }
      func updateConfiguration(using state: UICellConfigurationState)
      """),
    "UICollectionReusableView": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var reuseIdentifier: String? { get }
      func prepareForReuse()
      func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
      func willTransition(from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout)
      func didTransition(from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout)
      func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      """),
    "UICollectionViewCell": OpenMembers(
      above: "UICollectionReusableView",
      """
      func setNeedsUpdateConfiguration()
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var contentView: UIView { get }
      var isSelected: Bool { get set }
      var isHighlighted: Bool { get set }
      var backgroundView: UIView? { get set }
      var selectedBackgroundView: UIView? { get set }
      var configurationState: UICellConfigurationState { get }
      func updateConfiguration(using state: UICellConfigurationState)
      """),
    "UICollectionViewListCell": OpenMembers(
      above: "UICollectionViewCell",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var indentationLevel: Int { get set }
      var indentationWidth: CGFloat { get set }
      var indentsAccessories: Bool { get set }
      """),
  ]
}
