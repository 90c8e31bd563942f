final class Loader {
  var onDone: (() -> Void)?; var name = "loader"; init() {}
  func start() {
    onDone = { [weak self] in
      guard let self else { print("gone"); return }; print("done", name)
    }
  }
  deinit { print("deinit") }
}
var loader: Loader? = Loader()
loader?.start()
let done = loader?.onDone
done?()
loader = nil
done?()
// expect: done loader
// expect: deinit
// expect: gone
