import Foundation

/// The labels and the image that a cell or a header has without any code of the program's.
///
/// Which style has which is documented; where UIKit lays them is unspecified. Here they lie at
/// the margins of a row, the image at the start, the lines in the middle.
struct OwnLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  var isEmpty: Bool { text == nil && detail == nil && image == nil }

  /// Made when first asked for.
  static func part<Part: UIView>(
    _ part: inout Part?, in content: UIView, _ make: () -> Part
  ) -> Part {
    if let part { return part }
    let new = make()
    part = new
    content.addSubview(new)
    return new
  }

  func place(in room: CGRect, _ style: UITableViewCell.CellStyle, margin: CGFloat) {
    guard !isEmpty else { return }
    var room = room.insetBy(dx: margin, dy: 0)
    if let image, let size = image.image?.size {
      image.frame = CGRect(
        x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
      room = room.inset(
        by: UIEdgeInsets(top: 0, left: size.width + margin, bottom: 0, right: 0))
    }
    switch style {
    case .default: text?.frame = room
    case .value1:
      let end = detail?.sizeThatFits(room.size).width ?? 0
      text?.frame = CGRect(
        x: room.minX, y: room.minY, width: max(0, room.width - end), height: room.height)
      detail?.frame = CGRect(
        x: room.maxX - end, y: room.minY, width: end, height: room.height)
    case .value2:
      let start = text?.sizeThatFits(room.size).width ?? 0
      text?.frame = CGRect(x: room.minX, y: room.minY, width: start, height: room.height)
      detail?.frame = CGRect(
        x: room.minX + start, y: room.minY, width: max(0, room.width - start),
        height: room.height)
    case .subtitle:
      let lines = [text, detail].compactMap { $0 }
      let heights = lines.map { $0.sizeThatFits(room.size).height }
      var y = room.midY - heights.reduce(0, +) / 2
      for (line, height) in zip(lines, heights) {
        line.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
        y += height
      }
    }
  }
}
