import SwiftScript

extension UIKitBindings {
  /// Shapes in JSON: lists of their parts.
  static let codedShapes = LibraryPart(
    names: ["odable", "Encod", "Decod", "JSON"],
    extends: ["Codable"],
    source: [
      shape("CGPoint", of: ("x", "y"), "CGFloat", "CGFloat"),
      shape("CGSize", of: ("width", "height"), "CGFloat", "CGFloat"),
      shape("CGVector", of: ("dx", "dy"), "CGFloat", "CGFloat"),
      shape("CGRect", of: ("origin", "size"), "CGPoint", "CGSize"),
    ].joined())

  private static func shape(
    _ name: String, of parts: (String, String), _ first: String, _ second: String
  ) -> String {
    """
    extension \(name): Codable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
          \(parts.0): try container.decode(\(first).self),
          \(parts.1): try container.decode(\(second).self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(\(parts.0))
        try container.encode(\(parts.1))
      }
    }

    """
  }
}
