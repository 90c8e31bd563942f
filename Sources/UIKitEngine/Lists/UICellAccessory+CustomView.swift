extension UICellAccessory {
  /// A view of one's own as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
