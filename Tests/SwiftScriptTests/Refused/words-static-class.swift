// swift-format-ignore-file
static class A {}  // error: declaration cannot be marked 'static'
print(1)
