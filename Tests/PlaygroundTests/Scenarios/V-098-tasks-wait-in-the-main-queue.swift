// evidence: V-098
// A task of the main actor is a block of the main queue, and what it waits for comes with the clock.
// ends: normally
import UIKit

class Profile: UIView {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(name)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.sizeToFit()
    print("layoutSubviews:", name.text ?? "no name", name.frame.width > 0)
  }
}

class Server {
  func name() async throws -> String {
    print("asked")
    try await Task.sleep(nanoseconds: 300_000_000)
    return "Ann"
  }
}

let profile = Profile(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
view.addSubview(profile)
DispatchQueue.main.async { print("a block that was there first") }
Task {
  print("the task begins")
  do {
    profile.name.text = try await Server().name()
    print("it goes on", profile.name.frame.width)
    profile.setNeedsLayout()
  } catch {
    print(error)
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print("0.2 s") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
  print("0.4 s")
  let waiting = Task {
    do {
      try await Task.sleep(for: .seconds(10))
      print("never")
    } catch {
      print("stopped:", error is CancellationError)
    }
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { waiting.cancel() }
}
Task.detached {
  try? await Task.sleep(for: .milliseconds(700))
  await MainActor.run { profile.name.text = nil }
  let text = await profile.name.text
  print("from elsewhere:", text ?? "no name")
}
print("the program ends")
