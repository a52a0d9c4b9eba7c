/** Columns of imported and exported files: how a cell becomes a field's value, and back. */
import type { Locale, Localised } from '../../lib/locales'
import type { Lookups, NamedCollection } from './lookups'
import { type CellError, errors } from './messages'

/** A document as stored: localised fields by language, relations as ids. */
export type StoredDocument = Record<string, unknown>

type Read = { value: unknown } | { error: CellError }

export interface ImportColumn {
  /** Header in exports. */
  header: string
  /** Other accepted headers, in lower case. */
  aliases: readonly string[]
  /** Field of the collection; the value must pass its validation. */
  field: string
  /** Language of the value, for a localised field. */
  locale?: Locale
  /** Required for a new document. */
  required?: boolean
  /** The cell names articles by number, which the same file may create: written after all lines. */
  later?: boolean
  /** Parses a cell that is not empty. */
  read(text: string, lookups: Lookups): Read
  /** Formats a value that is not null. */
  write(value: unknown, lookups: Lookups): string
  /** Null if there is no value. */
  get(document: StoredDocument): unknown
  /** Null clears the field. */
  set(document: StoredDocument, value: unknown): void
  /** Value of a new document if the file has none. */
  standard?: unknown
}

type Options = Partial<Pick<ImportColumn, 'aliases' | 'required' | 'locale' | 'later' | 'standard'>>

function column(
  header: string,
  field: string,
  rules: Pick<ImportColumn, 'read' | 'write'>,
  options: Options,
): ImportColumn {
  const { locale, aliases = [], ...rest } = options
  return {
    header,
    field,
    aliases: [field.toLowerCase(), ...aliases],
    ...(locale ? { locale } : {}),
    ...rest,
    ...rules,
    get(document) {
      const value = document[field]
      // An empty list counts as an empty cell.
      if (Array.isArray(value) && value.length === 0) return null
      return (locale ? (value as Record<string, unknown> | null | undefined)?.[locale] : value) ?? null
    },
    set(document, value) {
      document[field] = locale ? { ...(document[field] as object | null | undefined), [locale]: value } : value
    },
  }
}

export function text(header: string, field: string, options: Options = {}): ImportColumn {
  return column(header, field, { read: (value) => ({ value }), write: String }, options)
}

/** `1.234,50` and `1,234.50`, and `1.234.567`: thousands separators come before the decimal separator. */
const GROUPED = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/

function numberIn(bare: string): number | undefined {
  const signs = GROUPED.test(bare) ? (bare.match(/[.,]/g) ?? []) : []
  const [thousands] = signs
  const plain = (thousands ? bare.replaceAll(thousands, '') : bare).replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const withoutSpaces = (typed: string) => typed.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-')

function numberColumn(header: string, field: string, read: (typed: string) => Read, options: Options): ImportColumn {
  return column(header, field, { read, write: (value) => String(value).replace('.', ',') }, options)
}

/** Norwegian and English format alike: `1 249,50`, `1249.50`. */
export function number(header: string, field: string, options: Options = {}): ImportColumn {
  const read = (typed: string): Read => {
    const value = numberIn(withoutSpaces(typed))
    return value === undefined ? { error: errors.number(typed) } : { value }
  }
  return numberColumn(header, field, read, options)
}

/** Kroner, also in the style of price lists: `kr 99,-`. No price has three decimals: `1.234` may be either. */
export function price(header: string, field: string, options: Options = {}): ImportColumn {
  const read = (typed: string): Read => {
    const bare = withoutSpaces(typed)
      .replace(/^(?:kr\.?|nok)|(?:kr\.?|nok)$/gi, '')
      .replace(/[,.][-–—]$/, '')
    if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return { error: errors.ambiguous(typed) }
    const value = numberIn(bare)
    return value === undefined ? { error: errors.number(typed) } : { value }
  }
  return numberColumn(header, field, read, options)
}

/** One of a select field's values, by its name in either language. Exports write the Norwegian name. */
export function choice(
  header: string,
  field: string,
  names: Readonly<Record<string, Localised>>,
  options: Options = {},
): ImportColumn {
  const read = (typed: string): Read => {
    const typedLower = typed.toLowerCase()
    const found = Object.entries(names).find(([value, { nb, en }]) =>
      [value, nb, en].some((name) => name.toLowerCase() === typedLower),
    )
    return found
      ? { value: found[0] }
      : {
          error: errors.choice(
            typed,
            Object.values(names).map(({ nb }) => nb),
          ),
        }
  }
  return column(header, field, { read, write: (value) => names[String(value)]?.nb ?? String(value) }, options)
}

/** A document by the name that editors see in lists: a slug, a file name. */
export function relation(
  header: string,
  field: string,
  collection: NamedCollection,
  options: Options = {},
): ImportColumn {
  const read = (typed: string, lookups: Lookups): Read => {
    const id = lookups.idOf(collection, typed)
    return id === undefined ? { error: errors.unknown(typed) } : { value: id }
  }
  const write = (value: unknown, lookups: Lookups) => lookups.nameOf(collection, value) ?? ''
  return column(header, field, { read, write }, options)
}

/** Several documents, separated by commas or line breaks. */
export function relations(
  header: string,
  field: string,
  collection: NamedCollection,
  options: Options = {},
): ImportColumn {
  const read = (typed: string, lookups: Lookups): Read => {
    const value: number[] = []
    for (const name of namesIn(typed)) {
      const id = lookups.idOf(collection, name)
      if (id === undefined) return { error: errors.unknown(name) }
      value.push(id)
    }
    return { value }
  }
  const write = (value: unknown, lookups: Lookups) =>
    (value as unknown[]).map((id) => lookups.nameOf(collection, id) ?? '').join(', ')
  return column(header, field, { read, write }, options)
}

/** Defaults of a new document, before its line is read. */
export function newDocument(columns: readonly ImportColumn[]): StoredDocument {
  const document: StoredDocument = {}
  for (const column of columns) if (column.standard !== undefined) column.set(document, column.standard)
  return document
}

export function namesIn(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** A checkbox: `ja` or `nei`. */
export function checkbox(header: string, field: string, options: Options = {}): ImportColumn {
  const { read, ...rest } = choice(header, field, { true: yesNo.published, false: yesNo.draft }, options)
  return {
    ...rest,
    read(typed, lookups) {
      const result = read(typed, lookups)
      return 'value' in result ? { value: result.value === 'true' } : result
    },
  }
}

const yesNo = {
  published: { nb: 'ja', en: 'yes' },
  draft: { nb: 'nei', en: 'no' },
} as const satisfies Readonly<Record<string, Localised>>

/** Whether visitors see it. A new document from a file without this column is published. */
export function published(): ImportColumn {
  return choice('publisert', '_status', yesNo, { aliases: ['published'], standard: 'published' })
}
