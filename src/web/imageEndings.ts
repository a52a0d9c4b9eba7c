/**
 * File extensions that the lightbox opens (docs/behaviour.md#lightbox), and those of the pictures that we make
 * ourselves.
 */
export const imageEndings = ['png', 'jpg', 'jpeg', 'gif', 'tiff', 'bmp', 'webp', 'avif', 'svg'] as const
