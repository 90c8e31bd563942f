// swift-format-ignore-file
func go() async { var n = 0; n = 1
  await withTaskCancellationHandler { print("a") } onCancel: { n += 1 }  // error: mutation of captured var 'n' in concurrently-executing code
  print(n) }
