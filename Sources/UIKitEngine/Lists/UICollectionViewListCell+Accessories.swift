import Foundation

// Where the accessories stand: in their order, from the edge inwards at the leading one and up to the edge
// at the trailing one, in the middle of the height. Space between them and the content is unspecified;
// none here.

extension UICollectionViewListCell {
  final func showAccessories(instead old: [UICellAccessory]) {
    for view in old.compactMap(\.view) where !accessories.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// Hidden ones take their room as well, as documented.
  final var roomForAccessories: UIEdgeInsets {
    let (leading, trailing) = (width(at: .leading), width(at: .trailing))
    return isRightToLeft
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }

  final func placeAccessories() {
    contentView.frame = bounds.inset(by: roomForAccessories)
    place(.leading, from: 0)
    place(.trailing, from: bounds.width - width(at: .trailing))
  }

  private func place(_ edge: UICellAccessory.Edge, from start: CGFloat) {
    var x = start
    for accessory in accessories where accessory.edge == edge {
      guard isShown(accessory) else {
        accessory.view?.removeFromSuperview()
        continue
      }
      let width = accessory.width
      if let view = accessory.view {
        let size = view.accessorySize
        if view.superview !== self { addSubview(view) }
        let left = x + (width - size.width) / 2
        view.frame = CGRect(
          x: isRightToLeft ? bounds.width - left - size.width : left,
          y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      x += width
    }
  }

  private func width(at edge: UICellAccessory.Edge) -> CGFloat {
    accessories.filter { $0.edge == edge && isShown($0) }.map(\.width).reduce(0, +)
  }

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: configurationState.isEditing
    case .whenNotEditing: !configurationState.isEditing
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UICellAccessory {
  enum Edge { case leading, trailing }

  var edge: Edge {
    switch placement {
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed), .trailing(let displayed): displayed
    }
  }

  /// The standard width, and those of UIKit's own accessories, are unspecified: a view's is its own
  /// here, and the others have none.
  @MainActor var width: CGFloat {
    if case .custom(let width) = reserved { return width }
    return view?.accessorySize.width ?? 0
  }
}

extension UIView {
  /// The size that the program gave the view, or else what it asks for.
  fileprivate final var accessorySize: CGSize {
    bounds.isEmpty ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}
