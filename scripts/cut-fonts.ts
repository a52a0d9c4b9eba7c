/**
 * Cuts the files of fonts while the server is built: `….woff2?part=common&url` becomes the address of a file with the
 * characters of that part (`src/web/fontParts.ts`), the weights in use, and the features that browsers apply.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { fontParts, fontWeights } from '../src/web/fontParts.ts'

/** On by default in browsers (Fraunces draws `h`, `m`, `n` by `rvrn`), and what `font-variant-numeric` asks for. */
const features = 'calt ccmp clig kern liga locl mark mkmk rlig rvrn lnum tnum'.split(' ')

/** Names in which a font carries its licence. */
const licence = [13, 14]

export type FontPart = keyof typeof fontParts

export async function cutFont(file: string, part: FontPart, targetFormat: 'sfnt' | 'woff2' = 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(file), fontParts[part], {
    targetFormat,
    keepFeatures: features,
    preserveNameIds: licence,
    variationAxes: { wght: fontWeights },
  })
}

export function cutFonts(root: string): Plugin {
  return {
    name: 'cut-fonts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const { file, part } = /^(?<file>.+\.woff2)\?part=(?<part>common|rare)&url$/.exec(id)?.groups ?? {}
      if (!file || !part) return null
      const source = await cutFont(file, part as FontPart)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/${parse(file).name}-${part}-${hash}.woff2`
      this.emitFile({ type: 'asset', fileName, originalFileName: relative(root, file), source })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}
