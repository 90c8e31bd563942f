import Foundation

// How generic code makes lists and cells, as views: see `_Makeable.init(frame:)`.

extension UITableViewCell {
  convenience init(
    own style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) { self.init(style: style, reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s11UIKitEngine15UITableViewCellC3own15reuseIdentifierA2C0E5StyleO_SSSgtcfC")
  fileprivate static func made(
    own style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell
}

extension _Makeable where Self: UITableViewCell {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    self = unsafeDowncast(
      Self.made(own: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

extension UITableViewHeaderFooterView {
  convenience init(
    own reuseIdentifier: String?
  ) { self.init(reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s11UIKitEngine023UITableViewHeaderFooterD0C3ownACSSSg_tcfC")
  fileprivate static func made(
    own reuseIdentifier: __owned String?
  ) -> UITableViewHeaderFooterView
}

extension _Makeable where Self: UITableViewHeaderFooterView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    reuseIdentifier: String?
  ) {
    self = unsafeDowncast(
      Self.made(own: reuseIdentifier), to: Self.self)
  }
}

extension UITableView {
  convenience init(
    own frame: CGRect, style: UITableView.Style
  ) { self.init(frame: frame, style: style) }

  @_silgen_name("$s11UIKitEngine11UITableViewC3own5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  fileprivate static func made(
    own frame: CGRect, style: UITableView.Style
  ) -> UITableView
}

extension _Makeable where Self: UITableView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    frame: CGRect, style: UITableView.Style
  ) {
    self = unsafeDowncast(
      Self.made(own: frame, style: style), to: Self.self)
  }
}

extension UICollectionView {
  convenience init(
    own frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) { self.init(frame: frame, collectionViewLayout: layout) }

  @_silgen_name(
    "$s11UIKitEngine16UICollectionViewC3own010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfC"
  )
  fileprivate static func made(
    own frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout
  ) -> UICollectionView
}

extension _Makeable where Self: UICollectionView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    self = unsafeDowncast(
      Self.made(own: frame, collectionViewLayout: layout), to: Self.self)
  }
}
