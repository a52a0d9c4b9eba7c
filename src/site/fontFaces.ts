/**
 * The style rules of the chosen fonts. Each has a fallback with the same metrics: `size-adjust` makes the local font as
 * wide, the overrides give it the same line. A font that comes too late waits for the next page, so that no text moves.
 */
import bricolageFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesFile from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import instrumentFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import sourceSerifFile from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { type FontMetrics, fontMetrics } from './fontMetrics'
import { type FontName, fontNames } from './fonts'

const faces: Record<Exclude<FontName, 'system'>, { file: string; metrics: FontMetrics; weights: string }> = {
  fraunces: { file: frauncesFile, metrics: fontMetrics.fraunces, weights: '100 900' },
  'bricolage-grotesque': { file: bricolageFile, metrics: fontMetrics.bricolageGrotesque, weights: '200 800' },
  'instrument-sans': { file: instrumentFile, metrics: fontMetrics.instrumentSans, weights: '400 700' },
  figtree: { file: figtreeFile, metrics: fontMetrics.figtree, weights: '300 900' },
  'source-serif': { file: sourceSerifFile, metrics: fontMetrics.sourceSerif4, weights: '200 900' },
}

const localFonts = {
  'sans-serif': { metrics: fontMetrics.arial, names: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'] },
  serif: { metrics: fontMetrics.timesNewRoman, names: ['Times New Roman', 'Liberation Serif', 'Noto Serif', 'Times'] },
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

export interface ChosenFont {
  /** Value of CSS `font-family`. */
  family: string
  /** `@font-face` rules. */
  rules: string
  /** Address of the file to preload. */
  file?: string
}

export function chosenFont(name: FontName): ChosenFont {
  if (name === 'system') return { family: 'system-ui,sans-serif', rules: '' }
  const { file, metrics, weights } = faces[name]
  const kind = fontNames.find(({ value }) => value === name)?.kind ?? 'sans-serif'
  const local = localFonts[kind]
  const widthRatio = metrics.xWidthAvg / metrics.unitsPerEm / (local.metrics.xWidthAvg / local.metrics.unitsPerEm)
  const line = (units: number) => percent(units / metrics.unitsPerEm / widthRatio)
  const sources = local.names.map((local) => `local("${local}")`).join(',')
  return {
    family: `"${name}","${name} fallback",${kind}`,
    file,
    rules:
      `@font-face{font-family:"${name}";src:url(${file}) format("woff2");font-weight:${weights};font-display:optional}` +
      `@font-face{font-family:"${name} fallback";src:${sources};size-adjust:${percent(widthRatio)};` +
      `ascent-override:${line(metrics.ascent)};descent-override:${line(-metrics.descent)};` +
      `line-gap-override:${line(metrics.lineGap)}}`,
  }
}
