extension Prelude {
  /// Foundation's comparators, by which sequences are sorted.
  static let comparators = Part(
    names: ["Comparator", "SortOrder", "(using:"],
    source: """
      enum SortOrder: Hashable { case forward, reverse }
      protocol SortComparator<Compared>: Hashable {
        associatedtype Compared
        var order: SortOrder { get set }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      }
      extension ComparisonResult {
        func _inOrder(_ order: SortOrder) -> ComparisonResult {
          if order == .forward || self == .orderedSame { return self }
          return self == .orderedAscending ? .orderedDescending : .orderedAscending
        }
      }
      struct ComparableComparator<Compared: Comparable>: SortComparator {
        var order: SortOrder
        init(order: SortOrder = .forward) { self.order = order }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          let result: ComparisonResult =
            lhs < rhs ? .orderedAscending : lhs > rhs ? .orderedDescending : .orderedSame
          return result._inOrder(order)
        }
      }
      struct KeyPathComparator<Compared>: SortComparator {
        let keyPath: PartialKeyPath<Compared>
        var order: SortOrder
        let _compare: (Compared, Compared) -> ComparisonResult
        init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
          self.keyPath = keyPath
          self.order = order
          _compare = { one, other in
            ComparableComparator<Value>().compare(one[keyPath: keyPath], other[keyPath: keyPath])
          }
        }
        init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
          self.keyPath = keyPath
          self.order = order
          _compare = { one, other in
            switch (one[keyPath: keyPath], other[keyPath: keyPath]) {
            case (let a?, let b?): return ComparableComparator<Value>().compare(a, b)
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            }
          }
        }
        init<Value, Comparator: SortComparator>(
          _ keyPath: KeyPath<Compared, Value>, comparator: Comparator
        ) where Comparator.Compared == Value {
          self.keyPath = keyPath
          self.order = comparator.order
          var forward = comparator
          forward.order = .forward
          let plain = forward
          _compare = { one, other in
            plain.compare(one[keyPath: keyPath], other[keyPath: keyPath])
          }
        }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          _compare(lhs, rhs)._inOrder(order)
        }
        static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(keyPath)
          hasher.combine(order)
        }
      }
      extension Array {
        func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
        where Comparator.Compared == Element {
          sorted { comparator.compare($0, $1) == .orderedAscending }
        }
        func sorted<Comparator: SortComparator>(using comparators: [Comparator]) -> [Element]
        where Comparator.Compared == Element {
          sorted { one, other in
            for comparator in comparators {
              let result = comparator.compare(one, other)
              if result != .orderedSame { return result == .orderedAscending }
            }
            return false
          }
        }
        mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
        where Comparator.Compared == Element {
          self = sorted(using: comparator)
        }
        mutating func sort<Comparator: SortComparator>(using comparators: [Comparator])
        where Comparator.Compared == Element {
          self = sorted(using: comparators)
        }
      }
      """)
}
