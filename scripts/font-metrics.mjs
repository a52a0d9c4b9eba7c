/**
 * Writes the metrics of the fonts that editors choose from, and of the local fonts that stand in for them:
 *
 *     node scripts/font-metrics.mjs
 *
 * From @capsizecss/metrics (MIT), which measured the font files of Google Fonts.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './project.mjs'

const VERSION = '4.3.0'

const fonts = [
  'arial',
  'bricolageGrotesque',
  'figtree',
  'fraunces',
  'georgia',
  'instrumentSans',
  'notoSerif',
  'roboto',
  'sourceSerif4',
  'timesNewRoman',
]
const measures = ['ascent', 'descent', 'lineGap', 'unitsPerEm', 'xWidthAvg']

const load = createRequire(join(await fetchPackage('@capsizecss/metrics', VERSION), 'package.json'))
const lines = fonts.map((font) => {
  const module = load(`@capsizecss/metrics/${font}`)
  const metrics = module.default ?? module
  return `  ${font}: { ${measures.map((name) => `${name}: ${metrics[name]}`).join(', ')} },`
})

writeFileSync(
  join(root, 'src/web/fontMetrics.ts'),
  `/** Metrics of font files. Written by scripts/font-metrics.mjs from @capsizecss/metrics ${VERSION} (MIT). */
export const fontMetrics = {
${lines.join('\n')}
}
`,
)
