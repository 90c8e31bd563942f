extension Prelude {
  /// What ranges of every kind have in common.
  static let rangeExpressions = Part(
    names: rangeNames,
    source: """
      protocol RangeExpression<Bound> {
        associatedtype Bound: Comparable
        func contains(_ element: Bound) -> Bool
      }
      extension RangeExpression {
        func relative<C: IndexedCollection>(to collection: C) -> Range<Bound> where C.Index == Bound {
          let (lower, upper, isClosed) = _rangeParts(self, [Bound]())
          guard let upper else { return (lower ?? collection.startIndex)..<collection.endIndex }
          let end = isClosed ? collection.index(after: upper) : upper
          return (lower ?? collection.startIndex)..<end
        }
      }
      extension Range: RangeExpression {}
      extension ClosedRange: RangeExpression {}
      extension PartialRangeFrom: RangeExpression {}
      extension PartialRangeUpTo: RangeExpression {}
      extension PartialRangeThrough: RangeExpression {}
      extension IndexedCollection {
        subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
          self[r.relative(to: self)]
        }
      }
      """)

  static let rangeNames = ["RangeExpression", ".relative(to"]
}
