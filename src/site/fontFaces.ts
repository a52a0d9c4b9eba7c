/**
 * The style rules of the chosen fonts. Each has a fallback with the same metrics: `size-adjust` makes the local font as
 * wide, the overrides give it the same line. A font that comes too late waits for the next page, so that no text moves.
 */

import arial from '@capsizecss/metrics/arial'
import bricolageMetrics from '@capsizecss/metrics/bricolageGrotesque'
import figtreeMetrics from '@capsizecss/metrics/figtree'
import frauncesMetrics from '@capsizecss/metrics/fraunces'
import instrumentMetrics from '@capsizecss/metrics/instrumentSans'
import sourceSerifMetrics from '@capsizecss/metrics/sourceSerif4'
import times from '@capsizecss/metrics/timesNewRoman'
import bricolageFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesFile from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import instrumentFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import sourceSerifFile from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { type FontName, fontNames } from './fonts'

interface Metrics {
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  xWidthAvg: number
}

const faces: Record<Exclude<FontName, 'system'>, { file: string; metrics: Metrics; weights: string }> = {
  fraunces: { file: frauncesFile, metrics: frauncesMetrics, weights: '100 900' },
  'bricolage-grotesque': { file: bricolageFile, metrics: bricolageMetrics, weights: '200 800' },
  'instrument-sans': { file: instrumentFile, metrics: instrumentMetrics, weights: '400 700' },
  figtree: { file: figtreeFile, metrics: figtreeMetrics, weights: '300 900' },
  'source-serif': { file: sourceSerifFile, metrics: sourceSerifMetrics, weights: '200 900' },
}

const localFonts = {
  'sans-serif': { metrics: arial as Metrics, names: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'] },
  serif: { metrics: times as Metrics, names: ['Times New Roman', 'Liberation Serif', 'Noto Serif', 'Times'] },
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
