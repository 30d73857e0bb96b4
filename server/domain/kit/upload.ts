/** The largest file that may be sent, in bytes (5 MiB). The transports cut a file off there before a module sees it. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
