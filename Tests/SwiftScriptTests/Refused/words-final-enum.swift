// swift-format-ignore-file
final enum E { case a }  // error: 'final' modifier cannot be applied to this declaration
print(1)
