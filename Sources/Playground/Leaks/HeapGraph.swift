import SwiftScript
import UIKitEngine

/// Who holds whom at this moment, of all that is alive.
///
/// It holds what it speaks of: make it, ask it, drop it.
struct HeapGraph {
  /// One strong reference.
  struct Edge {
    let from: Int
    let to: Int
    let kind: Kind
    let path: String
  }

  enum Kind: Hashable {
    case property, capture, given
    /// A member of UIKit's.
    case member
  }

  /// What nothing has to hold: where every way begins.
  struct Root {
    enum Kind: Hashable { case variable, running, window, timer }

    let kind: Kind
    let path: String
    let node: Int
  }

  private(set) var objects: [AnyObject] = []
  private(set) var edges: [[Edge]] = []
  private(set) var roots: [Root] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ world: World) {
    let (engine, interpreter) = (world.engine, world.interpreter)
    for holding in interpreter.heldByVariables { addRoot(.variable, holding.path, holding.target) }
    for holding in interpreter.heldByRunningCode {
      addRoot(.running, holding.path, holding.target)
    }
    for window in engine.heldWindows { addRoot(.window, "", window) }
    for timer in engine.heldTimers { addRoot(.timer, "", timer) }
    for object in engine.liveViewsAndControllers { _ = number(of: object) }
    for object in interpreter.liveObjects { _ = number(of: object) }

    var next = 0
    while next < objects.count {
      let object = objects[next]
      for holding in interpreter.holdings(of: object) {
        connect(next, holding.target, holding.kind == .capture ? .capture : .property, holding.path)
      }
      for holding in engine.holdings(of: object) {
        connect(next, holding.object, .member, holding.member)
      }
      next += 1
    }
    for (index, object) in objects.enumerated() {
      guard let holder = LiveClosure(object)?.holder, let from = numbers[key(of: holder)] else {
        continue
      }
      edges[from].append(Edge(from: from, to: index, kind: .given, path: ""))
    }
  }

  /// An object of the script's is known by the script's half of it, where that is found alone.
  private func key(of object: AnyObject) -> ObjectIdentifier {
    ObjectIdentifier((object as? any ScriptHosted)?.script ?? object)
  }

  private mutating func number(of object: AnyObject) -> Int {
    let key = key(of: object)
    if let known = numbers[key] {
      // The host's object knows more than its half.
      if object is any ScriptHosted { objects[known] = object }
      return known
    }
    numbers[key] = objects.count
    objects.append(object)
    edges.append([])
    return objects.count - 1
  }

  func known(_ object: AnyObject) -> Int? { numbers[key(of: object)] }

  private mutating func addRoot(_ kind: Root.Kind, _ path: String, _ object: AnyObject) {
    roots.append(Root(kind: kind, path: path, node: number(of: object)))
  }

  private mutating func connect(
    _ from: Int, _ object: AnyObject, _ kind: Kind, _ path: String
  ) {
    let to = number(of: object)
    // One reference is enough to keep it alive; a second way by the same owner says nothing new.
    guard !edges[from].contains(where: { $0.to == to && $0.kind == kind }) else { return }
    edges[from].append(Edge(from: from, to: to, kind: kind, path: path))
  }

  // MARK: Ways

  /// Every node that `starts` lead to, themselves included.
  func reached(from starts: [Int]) -> Set<Int> {
    var found = Set(starts)
    var queue = starts
    while let node = queue.popLast() {
      for edge in edges[node] where found.insert(edge.to).inserted { queue.append(edge.to) }
    }
    return found
  }

  /// A shortest way from one of `starts` to `goal`.
  func way(from starts: [Int], to goal: Int) -> [Edge]? {
    if starts.contains(goal) { return [] }
    var arrivals: [Int: Edge] = [:]
    var seen = Set(starts)
    var queue = starts
    var next = 0
    while next < queue.count {
      for edge in edges[queue[next]] where seen.insert(edge.to).inserted {
        arrivals[edge.to] = edge
        if edge.to == goal {
          var way: [Edge] = []
          var node = goal
          while let edge = arrivals[node] {
            way.insert(edge, at: 0)
            node = edge.from
          }
          return way
        }
        queue.append(edge.to)
      }
      next += 1
    }
    return nil
  }

  /// The references to `node`.
  func arrivals(at node: Int) -> [Edge] { edges.joined().filter { $0.to == node } }
}
