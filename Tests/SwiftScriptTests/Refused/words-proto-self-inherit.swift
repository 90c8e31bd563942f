// swift-format-ignore-file
protocol P: P {}  // error: protocol 'P' refines itself
print(1)
