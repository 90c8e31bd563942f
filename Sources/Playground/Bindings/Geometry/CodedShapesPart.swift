import SwiftScript

extension UIKitBindings {
  /// Shapes in JSON: lists of their parts.
  static let codedShapes = LibraryPart(
    names: ["CGPoint", "CGSize", "CGRect", "CGVector", "Codable", "Encodable", "Decodable"],
    extends: ["Codable"],
    source: """
      extension CGPoint: Codable {
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          self.init(x: try container.decode(CGFloat.self), y: try container.decode(CGFloat.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          try container.encode(x)
          try container.encode(y)
        }
      }
      extension CGSize: Codable {
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          self.init(width: try container.decode(CGFloat.self), height: try container.decode(CGFloat.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          try container.encode(width)
          try container.encode(height)
        }
      }
      extension CGVector: Codable {
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          try container.encode(dx)
          try container.encode(dy)
        }
      }
      extension CGRect: Codable {
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          try container.encode(origin)
          try container.encode(size)
        }
      }
      """)
}
