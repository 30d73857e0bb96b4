/**
 * Maximum size of an uploaded file in bytes (5 MiB). The transports enforce it before a module
 * reads the file.
 */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
