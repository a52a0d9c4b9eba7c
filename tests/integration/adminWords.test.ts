/** The words of the admin, as far as they stand in the configuration and the sources: both languages have their own. */
import { readFileSync } from 'node:fs'
import { getTranslation, type I18n, initI18n } from '@payloadcms/translations'
import type { Block, Field, Tab } from 'payload'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../../src/architectureSources'
import { tooltipBlock } from '../../src/cms/richText/tooltip'
import { payloadConfig } from '../../src/server/payloadConfig'
import { readSettings } from '../../src/server/settings'
import { hasWords, sameInBoth } from '../support/sameInBoth'

const config = await payloadConfig(readSettings({ LOG_LEVEL: 'silent', SECRET: 'a secret of the tests, long enough' }))

/** Payload's translator of a language, with everything that the program says otherwise. */
const translator = (language: 'nb' | 'en') => initI18n({ config: config.i18n as never, context: 'api', language })
const [nb, en] = [await translator('nb'), await translator('en')]

/** Labels, descriptions and placeholders by their place in the configuration, without what nobody is shown. */
function* labelsOfFields(fields: readonly (Field | Tab)[], at: string): Generator<[string, unknown]> {
  for (const field of fields) {
    const { admin = {} } = field as { admin?: Record<string, unknown> }
    if ('hidden' in field && field.hidden) continue
    if (admin.hidden || admin.disabled || ('type' in field && field.type === 'ui' && admin.disableListColumn)) continue
    const path = `${at}.${'name' in field && field.name ? field.name : 'type' in field ? field.type : 'tab'}`
    if ('label' in field) yield [path, field.label]
    yield [`${path}, description`, admin.description]
    yield [`${path}, placeholder`, admin.placeholder]
    if ('labels' in field && field.labels) {
      yield [`${path}, singular`, field.labels.singular]
      yield [`${path}, plural`, field.labels.plural]
    }
    if ('options' in field)
      for (const option of field.options)
        yield typeof option === 'string' ? [`${path}: ${option}`, option] : [`${path}: ${option.value}`, option.label]
    if ('tabs' in field) yield* labelsOfFields(field.tabs, path)
    if ('fields' in field) yield* labelsOfFields(field.fields, path)
    if ('blocks' in field) for (const block of field.blocks) yield* labelsOfBlock(block, path)
  }
}

function* labelsOfBlock(block: Block, at: string): Generator<[string, unknown]> {
  yield [`${at}, block ${block.slug}`, block.labels?.singular]
  yield [`${at}, blocks ${block.slug}`, block.labels?.plural]
  yield [`${at}, group of ${block.slug}`, block.admin?.group]
  yield* labelsOfFields(block.fields, `${at}, ${block.slug}`)
}

const administrator = { user: { collection: 'users', role: 'administrator' } } as never
const isShown = ({ hidden }: { hidden?: unknown } = {}) =>
  typeof hidden === 'function' ? hidden(administrator) !== true : hidden !== true

function* allLabels(): Generator<[string, unknown]> {
  for (const { slug, admin, labels, fields } of config.collections.filter(({ admin }) => isShown(admin))) {
    yield [slug, labels.singular]
    yield [`${slug}, plural`, labels.plural]
    yield [`${slug}, group`, admin.group]
    yield [`${slug}, description`, admin.description]
    yield* labelsOfFields(fields, slug)
  }
  for (const { slug, admin, label, fields } of config.globals.filter(({ admin }) => isShown(admin))) {
    yield [slug, label]
    yield [`${slug}, group`, admin?.group]
    yield [`${slug}, description`, admin?.description]
    yield* labelsOfFields(fields, slug)
  }
  yield* labelsOfBlock(tooltipBlock, 'text')
}

function wordsOf(label: unknown, i18n: I18n): string {
  const words = label ? getTranslation(label as Parameters<typeof getTranslation>[0], i18n as never) : ''
  return typeof words === 'string' ? words : ''
}

const isUntranslated = (norwegian: string, english: string) =>
  norwegian === english && hasWords(norwegian) && !sameInBoth.has(norwegian)

test('every label, description, placeholder and option of the admin stands in both languages', () => {
  const labels = [...allLabels()]
  expect(labels.length).toBeGreaterThan(1000)
  const untranslated = labels.flatMap(([place, label]) => {
    const [norwegian, english] = [wordsOf(label, nb), wordsOf(label, en)]
    return isUntranslated(norwegian, english) ? [`${place}: ${norwegian}`] : []
  })
  expect([...new Set(untranslated)]).toEqual([])
})

test('dates are written with the day first and the hours to 24 in every form and list, and no document has a tab for REST', () => {
  const dates = [...config.collections, ...config.globals].flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'date' ? [{ displayFormat: slug, ...field.admin?.date } as Record<string, string>] : [],
    ),
  )
  expect(dates.length).toBeGreaterThan(50)
  const formats = new Set(dates.map(({ displayFormat, timeFormat }) => `${displayFormat} ${timeFormat}`))
  expect([...formats]).toEqual(['dd.MM.yyyy HH:mm HH:mm'])
  expect(config.admin.dateFormat).toBe('dd.MM.yyyy HH:mm')
  const shown = [...config.collections, ...config.globals].filter(({ admin }) => isShown(admin))
  expect(shown.filter(({ admin }) => !admin?.hideAPIURL).map(({ slug }) => slug)).toEqual([])
})

/** `general:rows` and what it says. */
function translations(tree: object, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : translations(value, `${at}${key}:`),
  )
}

/** Parts that the admin fills in or wraps. */
const partsOf = (text: string) => [...new Set(text.match(/\{\{.*?\}\}|<\d>/g))].sort()

test("every text of Payload's admin and its editor is Norwegian in Norwegian, with the same parts to fill in", () => {
  const norwegian = new Map(translations(nb.translations))
  const poor = translations(en.translations).flatMap(([key, english]) => {
    const text = norwegian.get(key)
    if (text === undefined) return key.includes('_one') ? [] : [`${key} is missing`]
    if (isUntranslated(text, english)) return [`${key}: ${text}`]
    const [plain] = text.split('\n', 2)
    if (plain !== text) return [`${key} has several lines`]
    // Some texts leave out what they count; none has a part that is never filled in.
    return partsOf(text).some((part) => !partsOf(english).includes(part)) ? [`${key} has other parts: ${text}`] : []
  })
  expect(poor).toEqual([])
  const capitals = [...norwegian].filter(([, text]) =>
    /\p{Ll} \p{Lu}\p{Ll}/u.test(text.replace(/[.?!:>»][)\s].*/su, '')),
  )
  expect(capitals.filter(([key]) => key !== 'authentication:newAccountCreated')).toEqual([])
  expect([nb.t('validation:requiresAtLeast', { count: 1, label: nb.t('general:rows') } as never)]).toEqual([
    'Minst én rad må være med.',
  ])
})

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child)
}

/** Names of properties are no texts, also where they are written as one. */
function* valuesOf(value: unknown): Generator<Node> {
  const names = new Set([...nodesOf(value)].flatMap(({ type, key }) => (type === 'Property' ? [key] : [])))
  for (const node of nodesOf(value)) if (!names.has(node)) yield node
}

const textsWithin = (value: unknown) =>
  [...valuesOf(value)].flatMap((node) =>
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : node.type === 'TemplateElement'
        ? [(node.value as { cooked: string }).cooked]
        : [],
  )

function property(node: Node, name: string): unknown {
  const all = node.type === 'ObjectExpression' ? (node.properties as Node[]) : []
  return all.find(({ key }) => isNode(key) && (key.name ?? key.value) === name)?.value
}

/** What stands in a table of texts in both languages, or as a word of no language in a component of the admin. */
function untranslatedIn(file: string, nodes: readonly Node[]): string[] {
  const pairs = nodes.flatMap((node) => {
    const [norwegian, english] = [property(node, 'nb'), property(node, 'en')]
    return norwegian && english ? [[textsWithin(norwegian), textsWithin(english)] as const] : []
  })
  const same = pairs.flatMap(([norwegian, english]) =>
    norwegian.filter((text, at) => text.includes(' ') && isUntranslated(text, english[at] ?? '')),
  )
  const fixed = file.includes('/admin/')
    ? nodes.flatMap((node) => {
        if (node.type === 'JSXText') return [String(node.value).trim()]
        const { name } = (node.name ?? {}) as { name?: string }
        const isWord =
          node.type === 'JSXAttribute' && ['aria-label', 'title', 'placeholder', 'alt'].includes(name ?? '')
        return isWord && isNode(node.value) && node.value.type === 'Literal' ? [String(node.value.value)] : []
      })
    : []
  return [...same, ...fixed.filter((text) => hasWords(text) && !sameInBoth.has(text))]
}

test('no component of the admin has words of one language in it, and no table says the same in both', () => {
  // What visitors read is another test's: their texts are a contract with those who wrote them.
  const sources = sourceFiles(/\.tsx?$/).filter(
    (file) => !/^(?:web|features\/\w+(?:\/ownPage)?)\/texts\.ts$/.test(file),
  )
  const found = sources.flatMap((file) => {
    const text = readFileSync(readSource(file), 'utf8')
    if (!/\bnb\b/.test(text) && !file.includes('/admin/')) return []
    return untranslatedIn(file, [...nodesOf(parseSync(file, text).program)]).map((words) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})
