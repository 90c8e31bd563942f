import Foundation

/// From points to cells, which are twice as high as they are wide.
nonisolated struct WireframeScale {
  let columns: Int
  let rows: Int
  private let area: CGRect
  private let pointsPerColumn: Double
  private let pointsPerRow: Double

  /// As large as the room allows; the proportions stay.
  init(_ area: CGRect, columns: Int, rows: Int) {
    self.area = area
    let byWidth = Double(area.width) / Double(max(1, columns - 1))
    let byHeight = Double(area.height) / Double(max(1, rows - 1)) / 2
    pointsPerColumn = max(byWidth, byHeight, 1e-9)
    pointsPerRow = pointsPerColumn * 2
    self.columns = max(2, Int((Double(area.width) / pointsPerColumn).rounded()) + 1)
    self.rows = max(2, Int((Double(area.height) / pointsPerRow).rounded()) + 1)
  }

  /// What is far thinner than a cell is a line.
  func cells(_ rect: CGRect) -> CellRect {
    let (left, top) = (column(rect.minX), row(rect.minY))
    let isThin = Double(rect.width) < pointsPerColumn * 0.4
    let isFlat = Double(rect.height) < pointsPerRow * 0.4
    return CellRect(
      left: left, top: top, right: isThin ? left : max(left + 1, column(rect.maxX)),
      bottom: isFlat ? top : max(top + 1, row(rect.maxY)))
  }

  private func column(_ x: CGFloat) -> Int {
    clamped((Double(x - area.minX) / pointsPerColumn).rounded(), -2, columns + 1)
  }

  private func row(_ y: CGFloat) -> Int {
    clamped((Double(y - area.minY) / pointsPerRow).rounded(), -2, rows + 1)
  }

  /// What is beyond the canvas by far is beyond it by little.
  private func clamped(_ value: Double, _ low: Int, _ high: Int) -> Int {
    Int(min(max(value, Double(low)), Double(high)))
  }
}
