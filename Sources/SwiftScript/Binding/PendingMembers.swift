/// The members of a host's type, or its functions, whose texts are read when somebody asks for them
/// by name.
final class PendingMembers {
  private let rows: [BindingRow]
  private let read: ([BindingRow]) -> [Member?]
  private var members: [Member?]
  /// The rows that are still to be read, by name.
  private var places: [String: [Int]] = [:]
  /// The names that have rows, those that have been read among them.
  let names: Set<String>

  init(_ rows: [BindingRow], read: @escaping ([BindingRow]) -> [Member?]) {
    self.rows = rows
    self.read = read
    members = Array(repeating: nil, count: rows.count)
    for (place, row) in rows.enumerated() { places[row.name ?? "", default: []].append(place) }
    names = Set(places.keys)
  }

  /// The members called `name`; `nil` for one that has none, or whose members have been taken.
  func take(_ name: String) -> [Member]? {
    guard let found = places.removeValue(forKey: name) else { return nil }
    for (place, member) in zip(found, read(found.map { rows[$0] })) { members[place] = member }
    return found.compactMap { members[$0] }
  }

  /// Every member, in the order of the rows; those that nobody had asked for are `new`.
  func takeAll() -> (all: [Member], new: [Member]) {
    let missing = places.values.flatMap(\.self).sorted()
    places = [:]
    for (place, member) in zip(missing, read(missing.map { rows[$0] })) { members[place] = member }
    return (members.compactMap(\.self), missing.compactMap { members[$0] })
  }
}
