@propertyWrapper struct Uppercase {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
final class Note { @Uppercase var title: String; init(title: String) { self.title = title } }
let note = Note(title: "shopping")
print(note.title)
note.title += " list"
print(note.title)
// expect: SHOPPING
// expect: SHOPPING LIST
