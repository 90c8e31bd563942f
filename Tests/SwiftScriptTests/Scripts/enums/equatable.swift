enum Status: Equatable {
  case idle
  case loading(Int)
  case failed(String, code: Int)
}
print(Status.loading(1) == .loading(1), Status.loading(1) == .loading(2))  // expect: true false
print(Status.idle == .loading(0), Status.failed("x", code: 1) == .failed("x", code: 1))
// expect: false true
