/** What the limits of a search find: what is measured of documents, else the amounts in texts. */
import type { Locale } from '../locales'
import { type Comparison, comparisonsIn } from './comparisons'
import { dimensions } from './dimensions'
import { type Extreme, measureName } from './measures'
import { amountIn, MONEY, nearly, type Range } from './quantities'
import { NEAR_AMOUNT } from './ranking'
import type { Form, WordMatcher } from './wordMatcher'
import { words } from './words'

export interface Limit {
  forms: readonly Form[]
  /** Whether documents beyond it are left out, since it is known what they measure. */
  isStrict: boolean
}

/** The limits of a search that something is within, and the rest of its text. */
export function readLimits(
  text: string,
  matchers: readonly WordMatcher[],
  locale: Locale,
): { limits: Limit[]; rest: string } {
  const limits: Limit[] = []
  let rest = text
  for (const comparison of comparisonsIn(text)) {
    const said = whatIsSaid(comparison, matchers, locale)
    const forms = formsOf(comparison, said)
    if (!matchers.some((matcher) => matcher.match(forms).length > 0)) continue
    limits.push({ forms, isStrict: said.isMeasured })
    const without = rest.replace(comparison.written, ' ').split(' ')
    rest = without.filter((word) => words(word)[0] !== (said.word ?? comparison.told)).join(' ')
  }
  return { limits, rest }
}

/** The superlative of a search, if it is known what measures so, and its word. */
export function readExtreme(
  typed: readonly string[],
  matchers: readonly WordMatcher[],
  locale: Locale,
): (Extreme & { word: string }) | undefined {
  for (const word of typed)
    for (const { names, unit: name, least, most } of dimensions) {
      const is = (one: string) => word === one || word === `${one}e`
      const end = least.some(is) ? 'least' : most.some(is) ? 'most' : undefined
      const unit = amountIn('1', name)?.unit
      if (!end || !unit) continue
      const measured = measuresIn(unit, matchers)
      const called = calledSo(names, measured, locale)
      // Nothing else is measured in money, and a price has no name.
      if (called.length > 0 || (unit === MONEY && measured.length > 0)) return { end, unit, names: called, word }
    }
  return undefined
}

const measuresIn = (unit: string, matchers: readonly WordMatcher[]) => [
  ...new Set(matchers.flatMap((matcher) => [...matcher.measured(unit)])),
]

/** Those of these names, or of compounds that end so: `innbyggingshøyde` is a height too. */
function calledSo(names: readonly string[], measured: readonly string[], locale: Locale): readonly string[] {
  const stems = names.map((name) => measureName(name, locale))
  const exactly = measured.filter((name) => stems.includes(name))
  return exactly.length > 0 ? exactly : measured.filter((name) => stems.some((stem) => name.endsWith(stem)))
}

interface Said {
  /** Whether anything is measured in the unit. */
  isMeasured: boolean
  /** The measures that are meant; all in the unit if none is said. */
  names: readonly string[]
  word?: string | undefined
}

function whatIsSaid({ range, names, beside }: Comparison, matchers: readonly WordMatcher[], locale: Locale): Said {
  const measured = measuresIn(range.unit, matchers)
  const isMeasured = measured.length > 0
  const word = beside.find((one) => measured.includes(measureName(one, locale)))
  if (word) return { isMeasured, names: [measureName(word, locale)], word }
  return { isMeasured, names: calledSo(names, measured, locale) }
}

function formsOf({ range, needsName }: Comparison, { isMeasured, names }: Said): Form[] {
  if (needsName && names.length === 0) return []
  const form = (within: Range, factor = 1) => ({ word: '', within: { ...within, names, isMeasured }, factor })
  const near = nearly({ unit: range.unit, amount: range.least })
  return needsName ? [form(range), form(near, NEAR_AMOUNT)] : [form(range)]
}
