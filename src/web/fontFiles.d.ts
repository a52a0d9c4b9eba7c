/** The address of a part of a font's file (`scripts/cut-fonts.ts`). */
declare module '*.woff2?part=common&url' {
  const address: string
  export default address
}
declare module '*.woff2?part=rare&url' {
  const address: string
  export default address
}
