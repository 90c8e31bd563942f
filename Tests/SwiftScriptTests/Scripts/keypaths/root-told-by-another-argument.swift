// swift-format-ignore-file
// Where a key path starts, an argument behind it tells.
final class Label { var text = ""; var size = 1 }

func assign<Root: AnyObject, Value>(
    _ value: Value, to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
) {
    object[keyPath: path] = value
}

let label = Label()
assign("hello", to: \.text, on: label)
assign(label.text.count, to: \.size, on: label)
print(label.text, label.size)
// expect: hello 5
