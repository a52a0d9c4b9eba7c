/** Articles side by side; without a language's prefix. */
export const COMPARE_PATH = '/sammenlign'
