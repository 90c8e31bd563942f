import Foundation
import SwiftScript
import UIKitEngine

extension IndexPath: @MainActor BridgedValue {}

extension TypeBinding {
  static let indexPath = TypeBinding.struct(
    IndexPath.self, "IndexPath",
    conforms: ["Hashable", "Comparable", "CustomStringConvertible", "NSCopying"]
  ) { type in
    type.initializer("init(row: Int, section: Int)") { (row: Int, section: Int) in
      IndexPath(row: row, section: section)
    }
    type.initializer("init(item: Int, section: Int)") { (item: Int, section: Int) in
      IndexPath(item: item, section: section)
    }
    type.initializer("init()") { IndexPath() }
    type.initializer("init(index: Int)") { (index: Int) in IndexPath(index: index) }
    type.initializer("init(indexes: [Int])") { (indexes: [Int]) in IndexPath(indexes: indexes) }
    type.initializer("init(arrayLiteral indexes: Int...)") { (indexes: [Int]) in
      IndexPath(indexes: indexes)
    }
    type.property("var section: Int", \.section)
    type.property("var row: Int", \.row)
    type.property("var item: Int", \.item)
    type.property("var count: Int", \.count)
    type.property("var isEmpty: Bool", \.isEmpty)
    type.property("var description: String", \.description)
    type.native(
      "subscript(index: Int) -> Int",
      get: { machine, arguments in
        guard let path = IndexPath.unwrap(arguments[0]) else { return .none }
        let index = arguments[1].int
        if path.indices.contains(index) { return .int(path[index]) }
        machine.trap("Index \(index) out of range 0..<\(path.count)")
        return .int(0)
      },
      set: { machine, arguments in
        guard var path = IndexPath.unwrap(arguments[0]) else { return .none }
        let index = arguments[1].int
        if path.indices.contains(index) {
          path[index] = arguments[2].int
        } else {
          machine.trap("Index \(index) out of range 0..<\(path.count)")
        }
        return path.wrapped
      })
    type.change("mutating func append(_ other: Int)") { (path: inout IndexPath, index: Int) in
      path.append(index)
    }
    type.function("func appending(_ other: Int) -> IndexPath") { (path: IndexPath, index: Int) in
      path.appending(index)
    }
    type.function("func dropLast() -> IndexPath") { (path: IndexPath) in path.dropLast() }
    type.function("func starts(with other: IndexPath) -> Bool") {
      (path: IndexPath, other: IndexPath) in
      path.starts(with: other)
    }
  }
}
