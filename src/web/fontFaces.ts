/// <reference path="./fontFiles.d.ts" />
/**
 * The style rules of the chosen fonts. Each has local fallbacks with the same metrics, serif for serif and sans for
 * sans: `size-adjust` matches the width, the overrides match the line. A font that arrives too late is used from the
 * next page on, so that no text moves.
 */
import bricolageCommon from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?part=common&url'
import bricolageRare from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?part=rare&url'
import figtreeCommon from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?part=common&url'
import figtreeRare from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?part=rare&url'
import frauncesCommon from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?part=common&url'
import frauncesRare from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?part=rare&url'
import instrumentCommon from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?part=common&url'
import instrumentRare from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?part=rare&url'
import sourceSerifCommon from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?part=common&url'
import sourceSerifRare from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?part=rare&url'
import { fontMetrics } from './fontMetrics'
import { fontParts, fontWeights, unicodeRange } from './fontParts'
import { type FontName, fontNames } from './fonts'

type FontMetrics = (typeof fontMetrics)[keyof typeof fontMetrics]

interface Face {
  /** Addresses of the parts. */
  common: string
  rare: string
  metrics: FontMetrics
}

const faces: Record<Exclude<FontName, 'system'>, Face> = {
  fraunces: { common: frauncesCommon, rare: frauncesRare, metrics: fontMetrics.fraunces },
  'bricolage-grotesque': { common: bricolageCommon, rare: bricolageRare, metrics: fontMetrics.bricolageGrotesque },
  'instrument-sans': { common: instrumentCommon, rare: instrumentRare, metrics: fontMetrics.instrumentSans },
  figtree: { common: figtreeCommon, rare: figtreeRare, metrics: fontMetrics.figtree },
  'source-serif': { common: sourceSerifCommon, rare: sourceSerifRare, metrics: fontMetrics.sourceSerif4 },
}

interface LocalFont {
  /** Suffix of the face's name. */
  key: string
  metrics: FontMetrics
  /** Names of fonts with these metrics, and of their bold cuts: a synthesised bold looks like neither. */
  names: readonly string[]
  bold: readonly string[]
}

/** Local fonts that look most like the chosen ones, each adjusted by its own metrics; a system has one of them. */
const localFonts: Record<'sans-serif' | 'serif', readonly LocalFont[]> = {
  'sans-serif': [
    {
      key: 'arial',
      metrics: fontMetrics.arial,
      names: ['Arial', 'Helvetica', 'Liberation Sans'],
      bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
    },
    { key: 'roboto', metrics: fontMetrics.roboto, names: ['Roboto'], bold: ['Roboto Bold'] },
  ],
  serif: [
    {
      key: 'georgia',
      metrics: fontMetrics.georgia,
      names: ['Georgia', 'Gelasio'],
      bold: ['Georgia Bold', 'Gelasio Bold'],
    },
    { key: 'noto', metrics: fontMetrics.notoSerif, names: ['Noto Serif'], bold: ['Noto Serif Bold'] },
    {
      key: 'times',
      metrics: fontMetrics.timesNewRoman,
      names: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    },
  ],
}

/** Weights from here up count as bold. */
const BOLD_FROM = 550

const rareRange = unicodeRange(fontParts.rare)

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
  const { common, rare, metrics } = faces[name]
  const kind = fontNames.find(({ value }) => value === name)?.kind ?? 'sans-serif'
  const fallbacks = localFonts[kind]
  const faceOf = ({ key }: LocalFont) => `"${name} ${key}"`
  return {
    family: [`"${name}"`, ...fallbacks.map(faceOf), kind].join(','),
    file: common,
    rules:
      partRules(name, common) +
      partRules(name, rare, `;unicode-range:${rareRange}`) +
      fallbacks.map((local) => fallbackRules(faceOf(local), local, metrics)).join(''),
  }
}

function partRules(family: string, file: string, range = ''): string {
  const weights = `${fontWeights.min} ${fontWeights.max}`
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights};font-display:optional${range}}`
}

/** Rules for a local font that takes the same space as the chosen one. */
function fallbackRules(family: string, { metrics: local, names, bold }: LocalFont, chosen: FontMetrics): string {
  const widthRatio = chosen.xWidthAvg / chosen.unitsPerEm / (local.xWidthAvg / local.unitsPerEm)
  const line = (units: number) => percent(units / chosen.unitsPerEm / widthRatio)
  const size =
    `size-adjust:${percent(widthRatio)};ascent-override:${line(chosen.ascent)};` +
    `descent-override:${line(-chosen.descent)};line-gap-override:${line(chosen.lineGap)}`
  const rule = (weights: string, sources: readonly string[]) =>
    `@font-face{font-family:${family};src:${sources.map((source) => `local("${source}")`).join(',')};` +
    `font-weight:${weights};${size}}`
  return rule(`1 ${BOLD_FROM - 1}`, names) + rule(`${BOLD_FROM} 1000`, bold)
}
