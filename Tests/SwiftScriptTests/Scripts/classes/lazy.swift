class Service {
  init() { print("service made") }
  func run() -> String { "ran" }
}
class Controller {
  lazy var service = Service()
  lazy var total = values.reduce(0, +)
  var values = [1, 2, 3]
}
let controller = Controller()
print("controller made")
print(controller.service.run())
print(controller.service.run())
controller.values.append(4)
print(controller.total)
controller.values.append(5)
print(controller.total)

// expect: controller made
// expect: service made
// expect: ran
// expect: ran
// expect: 10
// expect: 10
