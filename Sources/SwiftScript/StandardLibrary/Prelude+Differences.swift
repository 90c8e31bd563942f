extension Prelude {
  /// What has to be done to one list for it to become another, as diffable data sources do it.
  static let differences = Part(
    names: ["CollectionDifference", ".difference(from", ".applying("],
    source: """
      struct CollectionDifference<ChangeElement> {
        enum Change {
          case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
          case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
          var _offset: Int {
            switch self {
            case .insert(let offset, _, _): offset
            case .remove(let offset, _, _): offset
            }
          }
          var _element: ChangeElement {
            switch self {
            case .insert(_, let element, _): element
            case .remove(_, let element, _): element
            }
          }
        }
        let insertions: [Change]
        let removals: [Change]
        var _all: [Change] { removals.reversed() + insertions }
        var count: Int { insertions.count + removals.count }
        var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
        func inverse() -> CollectionDifference<ChangeElement> {
          CollectionDifference<ChangeElement>(
            insertions: removals.map { change in
              switch change {
              case .insert: return change
              case .remove(let offset, let element, let other):
                return .insert(offset: offset, element: element, associatedWith: other)
              }
            },
            removals: insertions.map { change in
              switch change {
              case .remove: return change
              case .insert(let offset, let element, let other):
                return .remove(offset: offset, element: element, associatedWith: other)
              }
            })
        }
      }
      extension CollectionDifference: Sequence {
        typealias Element = Change
        func makeIterator() -> _ChangeIterator<ChangeElement> {
          _ChangeIterator<ChangeElement>(_changes: _all)
        }
      }
      struct _ChangeIterator<ChangeElement>: IteratorProtocol {
        let _changes: [CollectionDifference<ChangeElement>.Change]
        var _place = 0
        mutating func next() -> CollectionDifference<ChangeElement>.Change? {
          guard _place < _changes.count else { return nil }
          _place += 1
          return _changes[_place - 1]
        }
      }
      extension CollectionDifference where ChangeElement: Hashable {
        func inferringMoves() -> CollectionDifference<ChangeElement> {
          var removed: [ChangeElement: [Int]] = [:]
          var inserted: [ChangeElement: [Int]] = [:]
          for change in removals { removed[change._element, default: []].append(change._offset) }
          for change in insertions { inserted[change._element, default: []].append(change._offset) }
          func only(_ list: [Int]?, _ other: [Int]?) -> Int? {
            list?.count == 1 && other?.count == 1 ? other?.first : nil
          }
          return CollectionDifference<ChangeElement>(
            insertions: insertions.map { change in
              let element = change._element
              return .insert(
                offset: change._offset, element: element,
                associatedWith: only(inserted[element], removed[element]))
            },
            removals: removals.map { change in
              let element = change._element
              return .remove(
                offset: change._offset, element: element,
                associatedWith: only(removed[element], inserted[element]))
            })
        }
      }
      extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
      extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
      extension Array {
        func difference(
          from other: [Element], by areEquivalent: (Element, Element) -> Bool
        ) -> CollectionDifference<Element> {
          var insertions: [CollectionDifference<Element>.Change] = []
          var removals: [CollectionDifference<Element>.Change] = []
          for step in _changes(self, other, areEquivalent) {
            if step.1 {
              insertions.append(.insert(offset: step.0, element: step.2, associatedWith: nil))
            } else {
              removals.append(.remove(offset: step.0, element: step.2, associatedWith: nil))
            }
          }
          return CollectionDifference<Element>(
            insertions: insertions, removals: removals.reversed())
        }
        func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
          var result: [Element] = []
          var removed: Set<Int> = []
          for change in difference.removals { removed.insert(change._offset) }
          if let last = removed.max(), last >= self.count { return nil }
          let kept = indices.filter { !removed.contains($0) }.map { self[$0] }
          var place = 0
          for change in difference.insertions {
            while result.count < change._offset {
              guard place < kept.count else { return nil }
              result.append(kept[place])
              place += 1
            }
            result.append(change._element)
          }
          result += kept[place...]
          return result
        }
      }
      extension Array where Element: Equatable {
        func difference(from other: [Element]) -> CollectionDifference<Element> {
          difference(from: other, by: { $0 == $1 })
        }
      }
      extension String {
        func difference(from other: String) -> CollectionDifference<Character> {
          Array(self).difference(from: Array(other))
        }
        func difference(
          from other: String, by areEquivalent: (Character, Character) -> Bool
        ) -> CollectionDifference<Character> {
          Array(self).difference(from: Array(other), by: areEquivalent)
        }
        func applying(_ difference: CollectionDifference<Character>) -> String? {
          Array(self).applying(difference).map { String($0) }
        }
      }
      """)
}
