// swift-format-ignore-file
class Cell { required init() {}; class var identifier: String { "cell" } }
final class ImageCell: Cell { override class var identifier: String { "image" } }
var registry: [String: Cell.Type] = [:]
func register(_ type: Cell.Type) { registry[type.identifier] = type }
register(Cell.self)
register(ImageCell.self)
print(registry.keys.sorted(), type(of: registry["image"]!.init()))
// expect: ["cell", "image"] ImageCell
