/**
 * Writes how wide letters are in the fonts that themes offer, for the menu's bar, which is folded by what fits:
 *
 *     node scripts/letter-widths.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findHeadlessShell } from './chromium.mjs'
import { root } from './project.mjs'

/** As themes name them, and the packages they come from. */
const fonts = {
  fraunces: 'fraunces',
  'bricolage-grotesque': 'bricolage-grotesque',
  'instrument-sans': 'instrument-sans',
  figtree: 'figtree',
  'source-serif': 'source-serif-4',
}
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const letters = `${ascii}ÆØÅÄÖÜÉÓæøåäöüéèêàáóôç–—«»“”‘’…·`

const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const lines = []
for (const [name, file] of Object.entries(fonts)) {
  const folder = join(root, 'node_modules/@fontsource-variable', file, 'files')
  const font = readFileSync(join(folder, `${file}-latin-wght-normal.woff2`)).toString('base64')
  const widths = await page.evaluate(
    async ([family, data, text]) => {
      const face = new FontFace(family, `url(data:font/woff2;base64,${data}) format("woff2")`, { weight: '100 900' })
      document.fonts.add(await face.load())
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'))
      // The weight of the bar's links.
      context.font = `550 1000px "${family}"`
      return [...text].map((letter) => Math.ceil(context.measureText(letter).width / 10))
    },
    /** @type {const} */ ([name, font, letters]),
  )
  lines.push(`  '${name}':\n    '${widths.join(' ')}',`)
}
await browser.close()

writeFileSync(
  join(root, 'src/features/navigation/letterWidths.ts'),
  `/** Widths of letters in hundredths of an em, by font. Written by scripts/letter-widths.mjs. */
export const letters =
  ${JSON.stringify(letters)}

export const letterWidths: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
