import Foundation

/// Where everything of a compositional layout lies.
struct CompositionalPlacement {
  struct Key: Hashable {
    var path: IndexPath
    /// Of a view that is no cell.
    var kind: String?
  }

  struct Element {
    var key: Key
    var frame: CGRect
    var estimates = SizeEstimates()
    var zIndex = 0
    var isDecoration = false
    /// Where it may follow the visible rectangle: its section, if it is pinned.
    var stretch: CGRect?
    var edges: NSDirectionalRectEdge = []

    /// A pinned header stays in sight as long as its section does.
    func pinned(in visible: CGRect, of content: CGSize) -> CGRect {
      guard let stretch else { return frame }
      var frame = frame
      func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(value, max(low, high)))
      }
      let bottom = stretch.maxY - frame.height
      if edges.contains(.top) {
        frame.origin.y = clamp(max(frame.minY, visible.minY), stretch.minY, bottom)
      } else if edges.contains(.bottom) {
        frame.origin.y = clamp(
          min(frame.minY, visible.maxY - frame.height), stretch.minY, bottom)
      }
      return frame
    }
  }

  var size = CGSize.zero
  var elements: [Element] = []

  /// As it reads from the right.
  mutating func mirror() {
    for index in elements.indices {
      elements[index].frame.origin.x = size.width - elements[index].frame.maxX
      if let stretch = elements[index].stretch {
        elements[index].stretch?.origin.x = size.width - stretch.maxX
      }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// What the content wants is not what was estimated; less than a tenth of a point is the same.
  final func isCorrected(by preferred: UICollectionViewLayoutAttributes) -> Bool {
    (estimates.width && abs(preferred.size.width - size.width) > 0.1)
      || (estimates.height && abs(preferred.size.height - size.height) > 0.1)
  }
}
