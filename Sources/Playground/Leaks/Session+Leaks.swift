import SwiftScript
import UIKitEngine

/// What is alive though nobody needs it any more.
extension Session {
  /// Each object that lives though no variable, no window and no code that is running leads to it,
  /// with what holds it.
  public func leaks() -> [Leak] {
    let graph = HeapGraph(world)
    let needed = graph.reached(
      from: graph.roots.filter { $0.kind != .timer }.map(\.node))
    let dropped = graph.objects.indices.filter { !needed.contains($0) }
    let holders = Set(dropped)
    // An object that another dropped one holds, and does not hold back, is only along for the ride.
    let subjects = dropped.filter { node in
      guard isSubject(graph.objects[node]) else { return false }
      let own = graph.reached(from: [node])
      return !dropped.contains { other in
        isSubject(graph.objects[other]) && other != node && !own.contains(other)
          && graph.reached(from: [other]).contains(node)
      }
    }
    var told: Set<Int> = []
    var leaks: [Leak] = []
    for node in subjects.sorted(by: { rank(graph.objects[$0]) < rank(graph.objects[$1]) }) {
      guard !told.contains(node) else { continue }
      let below = graph.reached(from: [node])
      told.formUnion(below)
      let others = below.filter {
        $0 != node && holders.contains($0) && isSubject(graph.objects[$0])
      }
      leaks.append(
        Leak(
          name: name(of: graph.objects[node]), ways: ways(to: node, in: graph, holders),
          others: others.sorted().map { name(of: graph.objects[$0]) }))
    }
    return leaks
  }

  /// Why `expression` is alive: what leads to it from where every way begins; `nil` if it is no
  /// object.
  public func leak(of expression: String) -> Leak? {
    let given = object(named: expression)
    let graph = HeapGraph(world)
    let named = graph.objects.first { name(of: $0) == expression }
    guard let object = given ?? named, let node = graph.known(object) else { return nil }
    var leak = Leak(name: name(of: object), ways: [], others: [])
    for root in graph.roots where root.kind != .timer {
      if root.node == node { leak.ways.append(way(root, [], in: graph)) }
    }
    let starts = graph.roots.filter { $0.kind != .timer }
    let needed = graph.reached(from: starts.map(\.node))
    for last in graph.arrivals(at: node) where needed.contains(last.from) {
      guard let way = graph.way(from: starts.map(\.node), to: last.from) else { continue }
      let first = way.first?.from ?? last.from
      guard first != node, !way.contains(where: { $0.to == node }),
        let root = starts.first(where: { $0.node == first })
      else { continue }
      leak.ways.append(self.way(root, way + [last], in: graph))
    }
    if leak.ways.isEmpty {
      let dropped = Set(graph.objects.indices.filter { !needed.contains($0) })
      leak.ways = ways(to: node, in: graph, dropped)
    }
    return leak
  }

  // MARK: Which objects count

  /// Instances of the script's classes, controllers, and views; closures are only ways.
  private func isSubject(_ object: AnyObject) -> Bool {
    switch object {
    case is Timer, is UIAction, is UIGestureRecognizer, is NSLayoutConstraint:
      object is any ScriptHosted
    default: LiveClosure(object) == nil
    }
  }

  /// Controllers are told of first, then other objects of the script's, views last.
  private func rank(_ object: AnyObject) -> Int {
    object is UIViewController ? 0 : object is UIView ? 2 : 1
  }

  // MARK: Ways

  /// What of the dropped holds `node`: circles through it, timers, closures that UIKit has.
  private func ways(to node: Int, in graph: HeapGraph, _ dropped: Set<Int>) -> [Leak.Way] {
    var ways: [Leak.Way] = []
    for last in graph.arrivals(at: node) where dropped.contains(last.from) {
      if let back = graph.way(from: [node], to: last.from) {
        ways.append(
          Leak.Way(
            steps: (back + [last]).map { step($0, in: graph) }, isCircle: true,
            mends: mends(back + [last], in: graph)))
        continue
      }
      let origin = origin(of: last.from, in: graph, dropped)
      let way = (graph.way(from: [origin], to: last.from) ?? []) + [last]
      ways.append(heldByUIKit(origin, way, in: graph))
    }
    if ways.isEmpty {
      ways.append(
        Leak.Way(steps: [.uikit(thing(graph.objects[node]))], isCircle: false, mends: []))
    }
    return ways
  }

  /// The first that leads to `node` and that no other of the dropped leads to.
  private func origin(of node: Int, in graph: HeapGraph, _ dropped: Set<Int>) -> Int {
    var (origin, seen) = (node, Set([node]))
    while let edge = graph.arrivals(at: origin).first(where: {
      dropped.contains($0.from) && !seen.contains($0.from)
    }) {
      origin = edge.from
      seen.insert(origin)
    }
    return origin
  }

  private func heldByUIKit(
    _ origin: Int, _ way: [HeapGraph.Edge], in graph: HeapGraph
  ) -> Leak.Way {
    let isTimer = graph.roots.contains { $0.kind == .timer && $0.node == origin }
    let first: Leak.Step = isTimer ? .timer : .uikit(thing(graph.objects[origin]))
    return Leak.Way(
      steps: [first] + way.map { step($0, in: graph) }, isCircle: false,
      mends: mends(way, in: graph) + (isTimer ? [.invalidateTimer] : []))
  }

  private func way(
    _ root: HeapGraph.Root, _ edges: [HeapGraph.Edge], in graph: HeapGraph
  ) -> Leak.Way {
    let target = graph.objects[root.node]
    let first: Leak.Step =
      switch root.kind {
      case .variable: .variable(root.path, thing(target))
      case .running: .running(function: root.path, thing(target))
      case .window, .timer: .window(name(of: target))
      }
    return Leak.Way(
      steps: [first] + edges.map { step($0, in: graph) }, isCircle: false, mends: [])
  }

  private func step(_ edge: HeapGraph.Edge, in graph: HeapGraph) -> Leak.Step {
    let (from, to) = (graph.objects[edge.from], thing(graph.objects[edge.to]))
    if let closure = closure(from) { return .capture(closure, path: edge.path, to) }
    if edge.kind == .given, case .closure(let given) = to {
      return .given(to: name(of: from), given)
    }
    return .property(of: name(of: from), path: edge.path, to)
  }

  /// The last closure that captures is where people mend it; else the last property of theirs.
  private func mends(_ way: [HeapGraph.Edge], in graph: HeapGraph) -> [Leak.Mend] {
    if let capture = way.last(where: { $0.kind == .capture }),
      let closure = closure(graph.objects[capture.from])
    {
      return [.captureWeakly(closure, capture.path)]
    }
    guard let property = way.last(where: { $0.kind == .property }) else { return [] }
    return [.makeWeak(property: "\(name(of: graph.objects[property.from])).\(property.path)")]
  }

  // MARK: Names

  private func thing(_ object: AnyObject) -> Leak.Thing {
    closure(object).map(Leak.Thing.closure) ?? .object(name(of: object))
  }

  private func closure(_ object: AnyObject) -> Leak.Closure? {
    LiveClosure(object).map { closure in
      Leak.Closure(
        line: listing.name(of: closure.line, in: closure.source) ?? "\(closure.line)",
        code: listing.code(at: closure.line, in: closure.source))
    }
  }

  private func name(of object: AnyObject) -> String {
    if let element = engine.elementName(of: object) { return "\(element)" }
    if let instance = (object as? any ScriptHosted)?.script ?? object as? ScriptInstance {
      return "\(instance.type.name)#\(instance.number)"
    }
    return engine.typeName(of: object)
  }
}
