func group<T, K>(_ xs: [T], by f: (T) -> K) -> Int {
  var out = [K: [T]]()  // error: type 'K' does not conform to protocol 'Hashable'
  for x in xs { out[f(x), default: []].append(x) }
  return out.count
}
