/** Labels of fields by path. The server's fields and those of the admin's forms have the same structure. */
import { isValues } from '../lib/isValues'
import type { Locale } from '../lib/locales'

interface LabelledField {
  type: string
  name?: string | undefined
  localized?: boolean | undefined
  label?: unknown
  labels?: { singular?: unknown } | undefined
  fields?: readonly LabelledField[] | undefined
  tabs?: readonly Omit<LabelledField, 'type'>[] | undefined
  blocks?: readonly LabelledBlock[]
  /** Slugs of blocks that are declared once for several fields. */
  blockReferences?: readonly unknown[]
  maxLength?: number | undefined
  admin?: { custom?: Record<string, unknown> | undefined } | undefined
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

/** What a part of a path names: a field, or a row of the last one. */
interface Step {
  field: LabelledField
  /** Counted from 0; of a field of rows. */
  row?: number
  /** Of a row of blocks whose type is known. */
  block?: LabelledBlock | undefined
}

/** The parts of the path, as far as they are known. */
function stepsOf(
  fields: readonly unknown[],
  path: string,
  blockTypeAt: BlockTypeAt,
  /** Blocks that fields refer to by slug. */
  shared: unknown,
): Step[] {
  const steps: Step[] = []
  let here = fields as readonly LabelledField[]
  let list: LabelledField | undefined
  const passed: string[] = []
  for (const name of path.split('.')) {
    passed.push(name)
    if (list && /^\d+$/.test(name)) {
      const blockType = blockTypeAt(passed.join('.'))
      const block = blocksIn(list, shared).find(({ slug }) => slug === blockType)
      steps.push({ field: list, row: Number(name), block })
      here = block?.fields ?? list.fields ?? []
      list = undefined
      continue
    }
    const field = findField(here, name)
    if (!field) break
    steps.push({ field })
    here = field.fields ?? []
    list = field.type === 'array' || field.type === 'blocks' ? field : undefined
  }
  return steps
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
  const labels = stepsOf(fields, path, blockTypeAt, shared).flatMap(({ field, row, block }) => {
    if (row === undefined) return textOf(field.label, language) || []
    const singular = textOf((block ?? field).labels?.singular, language)
    return [singular, row + 1].filter((part) => part !== undefined).join(' ')
  })
  return labels.length > 0 ? labels.join(' > ') : undefined
}

/**
 * The field at the path, and whether its value is of one language, for itself or for a field around it; undefined if it
 * is unknown, or the path names a row.
 */
export function fieldOfPath(
  fields: readonly unknown[],
  path: string,
  blockTypeAt: BlockTypeAt,
  shared: unknown,
): { field: LabelledField; isLocalised: boolean } | undefined {
  const steps = stepsOf(fields, path, blockTypeAt, shared)
  const last = steps.at(-1)
  if (!last || steps.length < path.split('.').length || last.row !== undefined) return undefined
  return { field: last.field, isLocalised: steps.some(({ field }) => field.localized === true) }
}

/** Whether each language has its own of the field or row at the path. */
export const isLocalisedPath = (
  fields: readonly unknown[],
  path: string,
  blockTypeAt: BlockTypeAt,
  shared: unknown,
): boolean => stepsOf(fields, path, blockTypeAt, shared).some(({ field }) => field.localized)

/** The blocks that the field at the path takes; none if it is no field of blocks. */
export function blocksOfPath(
  fields: readonly unknown[],
  path: string,
  blockTypeAt: BlockTypeAt,
  shared: unknown,
): readonly LabelledBlock[] {
  const last = stepsOf(fields, path, blockTypeAt, shared).at(-1)
  return last ? blocksIn(last.field, shared) : []
}

/** All blocks that the fields take, at any depth, each once by its slug. */
export function blocksOfFields(fields: readonly unknown[], shared: unknown): readonly LabelledBlock[] {
  const found = new Map<string, LabelledBlock>()
  function look(here: readonly LabelledField[]): void {
    for (const field of here) {
      look(field.fields ?? [])
      for (const tab of field.tabs ?? []) look(tab.fields ?? [])
      for (const block of blocksIn(field, shared)) {
        if (found.has(block.slug)) continue
        found.set(block.slug, block)
        look(block.fields)
      }
    }
  }
  look(fields as readonly LabelledField[])
  return [...found.values()]
}

const textTypes: readonly string[] = ['text', 'textarea', 'richText']

/** Names of the texts of a block by its type and their path in it without numbers: `cards.cards.heading`. */
export function namesOfTexts({ slug, fields }: LabelledBlock, language: Locale): [string, string][] {
  const names = (here: readonly LabelledField[], around: string): [string, string][] =>
    here.flatMap(({ name, type, label, fields = [], tabs = [] }): [string, string][] => {
      const path = name === undefined ? around : `${around}.${name}`
      if (textTypes.includes(type)) return [[path, textOf(label, language) ?? '']]
      return [...names(fields, path), ...tabs.flatMap((tab) => names([{ ...tab, type: 'tab' }], path))]
    })
  return names(fields, slug)
}
