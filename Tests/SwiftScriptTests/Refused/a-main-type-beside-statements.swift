// swift-format-ignore-file
@main struct App { static func main() { print(1) } }  // error: 'main' attribute cannot be used in a module that contains top-level code
print(2)
