// swift-format-ignore-file
// Errors of files, thrown and caught.
import Foundation
func load(_ n: Int) throws { if n > 0 { throw CocoaError(.fileNoSuchFile) }; throw CocoaError(.userCancelled, userInfo: ["a": 1]) }
do { try load(1) } catch let e as CocoaError { print(e.code == .fileNoSuchFile, e.errorCode, e.code.rawValue) } catch { print("other") }
do { try load(0) } catch CocoaError.userCancelled { print("cancelled") } catch { print("other") }
do { try load(1) } catch let e as CocoaError where e.code == .fileNoSuchFile { print("none", e.isFileError) } catch { print("other") }
do { try load(1) } catch { let e = error as NSError; print(e.domain, e.code) }
print(CocoaError.errorDomain)
// expect: true 4 4
// expect: cancelled
// expect: none true
// expect: NSCocoaErrorDomain 4
// expect: NSCocoaErrorDomain
