class Loader {
  var done: (() -> Void)?
  let name: String
  init(_ name: String) { self.name = name }
  func start() {
    done = { [weak self] in
      guard let self else {
        print("no self")
        return
      }
      print("done", self.name)
    }
  }
  deinit { print("deinit", name) }
}
var loader: Loader? = Loader("one")
loader?.start()
let done = loader?.done
done?()
loader = nil
done?()

// expect: done one
// expect: deinit one
// expect: no self
