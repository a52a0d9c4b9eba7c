/** Labels of fields by path. The server's fields and those of the admin's forms have the same structure. */
import { isValues } from '../lib/isValues'
import type { Locale } from '../lib/locales'

interface LabelledField {
  type: string
  name?: string | undefined
  label?: unknown
  labels?: { singular?: unknown } | undefined
  fields?: readonly LabelledField[] | undefined
  tabs?: readonly Omit<LabelledField, 'type'>[] | undefined
  blocks?: readonly LabelledBlock[]
  /** Slugs of blocks that are declared once for several fields. */
  blockReferences?: readonly unknown[]
}

interface LabelledBlock {
  slug: string
  labels?: { singular?: unknown } | undefined
  fields: readonly LabelledField[]
}

/** The type of a block by the path of its row, if known. */
type BlockTypeAt = (path: string) => string | undefined

function textOf(label: unknown, language: Locale): string | undefined {
  if (typeof label === 'string') return label
  const text = isValues(label) ? label[language] : undefined
  return typeof text === 'string' ? text : undefined
}

/** Finds a field by name, through fields that only arrange others, with the labels of named tabs. */
function findField(fields: readonly LabelledField[], name: string): LabelledField | undefined {
  for (const field of fields) {
    if (field.name === name) return field
    if (field.name !== undefined && field.type !== 'tabs') continue
    for (const tab of field.tabs ?? []) {
      if (tab.name === name) return { ...tab, type: 'tab' }
      const inner = tab.name === undefined && findField(tab.fields ?? [], name)
      if (inner) return inner
    }
    const inner = field.name === undefined && field.fields && findField(field.fields, name)
    if (inner) return inner
  }
  return undefined
}

function blocksIn({ blocks, blockReferences }: LabelledField, shared: unknown): readonly LabelledBlock[] {
  if (!blockReferences?.length) return blocks ?? []
  const all: readonly LabelledBlock[] = Array.isArray(shared) ? shared : []
  return all.filter(({ slug }) => blockReferences.includes(slug))
}

/** `light.muted` is “Light > Muted text”. An unknown part ends the label; undefined if the first is unknown. */
export function labelOfPath(
  fields: readonly unknown[],
  path: string,
  language: Locale,
  blockTypeAt: BlockTypeAt = () => undefined,
  /** Those that fields refer to by slug. */
  shared: unknown = undefined,
): string | undefined {
  const labels: string[] = []
  let here = fields as readonly LabelledField[]
  let list: LabelledField | undefined
  const passed: string[] = []
  for (const name of path.split('.')) {
    passed.push(name)
    if (list && /^\d+$/.test(name)) {
      const blockType = blockTypeAt(passed.join('.'))
      const block = blocksIn(list, shared).find(({ slug }) => slug === blockType)
      const row = textOf((block ?? list).labels?.singular, language)
      labels.push([row, Number(name) + 1].filter((part) => part !== undefined).join(' '))
      here = block?.fields ?? list.fields ?? []
      list = undefined
      continue
    }
    const field = findField(here, name)
    if (!field) break
    const label = textOf(field.label, language)
    if (label) labels.push(label)
    here = field.fields ?? []
    list = field.type === 'array' || field.type === 'blocks' ? field : undefined
  }
  return labels.length > 0 ? labels.join(' > ') : undefined
}
