/** Endings of the addresses that the lightbox opens (spec §9), and those of the pictures that we make ourselves. */
export const imageEndings = ['png', 'jpg', 'jpeg', 'gif', 'tiff', 'bmp', 'webp', 'avif', 'svg'] as const
