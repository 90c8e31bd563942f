// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Matrices act on rows from the left: `CATransform3DTranslate(t, …)` moves first, then does `t`.

public nonisolated func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D {
  let (left, right) = (a.numbers, b.numbers)
  var product: [CGFloat] = []
  for row in 0..<4 {
    for column in 0..<4 {
      product.append((0..<4).reduce(0) { $0 + left[row * 4 + $1] * right[$1 * 4 + column] })
    }
  }
  return CATransform3D(product) ?? a
}

public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The transform itself if it has no inverse.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = (0..<4).map { row in
    Array(t.numbers[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? CGFloat(1) : 0 }
  }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let head = rows[column][column]
    rows[column] = rows[column].map { $0 / head }
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(rows.flatMap { Array($0[4...]) }) ?? t
}

public nonisolated func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
) -> Bool { a == b }

/// Whether nothing of it concerns depth.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3D(t.affine) == t
}
