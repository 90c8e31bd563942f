// swift-format-ignore-file
// The module and the file, whatever the file is called.
print(#fileID.split(separator: "/").count)
func place(_ id: String = #fileID) -> Bool { id == #fileID }
print(place())
// expect: 2
// expect: true
