// swift-format-ignore-file
protocol Source {
  associatedtype Item
  func next() -> Item
}
func number(_ source: any Source) -> Int { source.next() }  // error: cannot convert return expression of type 'Any' to return type 'Int'
