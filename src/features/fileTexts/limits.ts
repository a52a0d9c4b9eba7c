/** Limits on reading the text of files. A file beyond them is made to exhaust the server, or too long to be searched. */
const MEBIBYTE = 1024 * 1024

export const extractLimits = {
  pages: 300,
  /** Characters that are kept: a brochure has some thousands, a manual of a hundred pages two hundred thousand. */
  characters: 200_000,
  /** Milliseconds for a whole file. */
  time: 30_000,
  /** MiB of the thread's heap. */
  heap: 192,
  /** Bytes of all buffers of the thread, which its heap does not count: what a packed stream may unpack to. */
  buffers: 128 * MEBIBYTE,
}
export type ExtractLimits = typeof extractLimits

/** Times that a file is begun: one that ended the process twice is not read again. */
export const MAX_ATTEMPTS = 2
