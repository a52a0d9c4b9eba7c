/** What of a document is translated, by its texts in two languages now and in earlier versions. */
import type { LocalisedText, TextKind } from './localisedTexts'

/**
 * `missing`: nothing is written. `copied`: the same text in both languages. `changed`: the source has changed since the
 * translation was written.
 */
export type TranslationState = 'missing' | 'copied' | 'changed' | 'translated'

export interface Translation {
  /** Of the field in the form. */
  path: string
  kind: TextKind
  source: string
  target: string
  state: TranslationState
  /** What the source said when the translation was written, where it has changed since. */
  was?: string
}

/** Texts of one version in the two languages. */
export interface Snapshot {
  source: readonly LocalisedText[]
  target: readonly LocalisedText[]
}

export interface Compared {
  translations: Translation[]
  /** Texts of the source whose block or row the target does not have. */
  withoutPlace: number
}

const byKey = (texts: readonly LocalisedText[]) => new Map(texts.map((text) => [text.key, text]))

/** A copied text of one word may be a name, which is the same in both languages. */
const couldBeName = (text: string): boolean => !/\s/.test(text)

/** `earlier`: versions before the newest, the newest of them first. */
export function compareTexts(now: Snapshot, earlier: readonly Snapshot[]): Compared {
  const targets = byKey(now.target)
  const tied = byKey(now.source)
  // One that has a source of its own stands for no other.
  const shapes = new Map(now.target.filter(({ key }) => !tied.has(key)).map((text) => [text.shape, text]))
  const history = earlier.map(({ source, target }) => ({ source: byKey(source), target: byKey(target) }))
  const translations: Translation[] = []
  let withoutPlace = 0
  for (const source of now.source) {
    if (!source.text) continue
    const target = targets.get(source.key) ?? shapes.get(source.shape)
    if (!target) {
      withoutPlace++
      continue
    }
    const was = target.text ? sourceThen(source, target, history) : undefined
    translations.push({
      path: target.path,
      kind: target.kind,
      source: source.text,
      target: target.text,
      state: stateOf(source.text, target.text, was),
      ...(was === undefined ? {} : { was }),
    })
  }
  return { translations, withoutPlace }
}

function stateOf(source: string, target: string, was: string | undefined): TranslationState {
  if (!target) return 'missing'
  if (source === target) return couldBeName(source) ? 'translated' : 'copied'
  return was === undefined ? 'translated' : 'changed'
}

/** The source in the first version that had the present translation, if it said something else then. */
function sourceThen(
  source: LocalisedText,
  target: LocalisedText,
  history: readonly { source: ReadonlyMap<string, LocalisedText>; target: ReadonlyMap<string, LocalisedText> }[],
): string | undefined {
  let then = source.text
  for (const version of history) {
    if (version.target.get(target.key)?.text !== target.text) break
    then = version.source.get(source.key)?.text || then
  }
  return then === source.text ? undefined : then
}
