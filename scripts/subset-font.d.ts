declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    /** OpenType features; all others are left out. */
    keepFeatures: readonly string[]
    /** Of the table of names, beside the usual ones. */
    preserveNameIds: readonly number[]
    variationAxes: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
