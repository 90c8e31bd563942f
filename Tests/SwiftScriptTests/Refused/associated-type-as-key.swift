protocol Storage {
  associatedtype Key
  associatedtype Value
  var table: [Key: Value] { get }  // error: type 'Self.Key' does not conform to protocol 'Hashable'
}
