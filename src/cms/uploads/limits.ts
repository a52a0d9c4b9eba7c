/** Bounds of uploads. */
const MEBIBYTE = 1024 * 1024
/** Largest picture, in bytes: a photograph straight from a good camera. */
export const MAX_PICTURE_BYTES = 15 * MEBIBYTE
/** Largest drawing, in bytes: it is read and written anew on the thread that answers visitors. */
export const MAX_DRAWING_BYTES = MEBIBYTE
/** Largest document, in bytes. */
export const MAX_FILE_BYTES = 40 * MEBIBYTE
/** Largest picture in pixels, width times height: what decoding may cost in memory. */
export const MAX_PIXELS = 60_000_000
/** Pixels of all frames of a moving picture, each of which is scaled. */
export const MAX_MOVING_PIXELS = 240_000_000
