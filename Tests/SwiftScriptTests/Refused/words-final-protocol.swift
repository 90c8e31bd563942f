// swift-format-ignore-file
final protocol P {}  // error: 'final' modifier cannot be applied to this declaration
print(1)
