import Foundation

/// Standard streams that whoever started the program has closed.
///
/// The next file that is opened would get the number of such a stream, and what is said on standard error would stand
/// in an image. They are occupied by a device that can only be used the other way: reading and writing stay errors.
package enum ClosedStreams {
    package static func occupy() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // The lowest number that is free is this one: those below it are open.
            _ = open("/dev/null", mode)
        }
    }
}
