import Foundation

/// What zooming keeps.
struct Zoom {
  var least: CGFloat = 1
  var most: CGFloat = 1
  var scale: CGFloat = 1
  /// Of the content at scale 1.
  var contentSize: CGSize?
}

// The scale goes to the transform of the view that the delegate names, and to `contentSize`: so does
// Apple's Scroll View Programming Guide describe zooming. Where the offset then lies is unspecified;
// it stays, but for `zoom(to:animated:)`, which brings the rectangle into view.

extension UIScrollView {
  final func changeScale(to scale: CGFloat, _ animated: Bool) {
    guard animated else { return setScale(scale) }
    UIView.animate(withDuration: 0.3) { self.setScale(scale) }
  }

  /// - Parameter rect: in the coordinates of the zoomed view.
  final func fill(with rect: CGRect, _ animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let change = { @MainActor in
      self.setScale(min(self.bounds.width / rect.width, self.bounds.height / rect.height))
      let scale = self.zoom.scale
      self.contentOffset = CGPoint(
        x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2)
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  final func setScale(_ scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self), scale.isFinite else { return }
    let wanted = max(zoom.least, min(zoom.most, scale))
    guard wanted != zoom.scale, wanted > 0 else { return }
    let natural = zoom.contentSize ?? contentSize
    zoom.contentSize = natural
    zoom.scale = wanted
    view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
    view.frame.origin = .zero
    contentSize = CGSize(width: natural.width * wanted, height: natural.height * wanted)
    if wanted == 1 { zoom.contentSize = nil }
    delegate?.scrollViewDidZoom(self)
  }
}
