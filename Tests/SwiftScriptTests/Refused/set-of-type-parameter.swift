struct Box<T> {
  var seen = Set<T>()  // error: type 'T' does not conform to protocol 'Hashable'
}
