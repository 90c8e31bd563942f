protocol Bag {
  associatedtype Item
  var all: Set<Item> { get }  // error: type 'Self.Item' does not conform to protocol 'Hashable'
}
