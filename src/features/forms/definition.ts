/** What makes a form unusable, found before it is published. */
import type { Localised } from '../../lib/locales'
import { type FormField, reservedNames } from './formField'
import { isChoice } from './kinds'

export const definitionMessages = {
  name: {
    nb: '«{label}»: navnet kan bare ha små bokstaver a–z, tall, bindestrek og understrek, og begynner med en bokstav.',
    en: '“{label}”: the name may only have letters a–z, digits, hyphen and underscore, and begins with a letter.',
  },
  reserved: {
    nb: '«{label}»: navnet «{name}» bruker skjemaet selv. Velg et annet.',
    en: '“{label}”: the form itself uses the name “{name}”. Choose another.',
  },
  twice: {
    nb: 'To felt heter «{name}». Gi det ene et annet navn.',
    en: 'Two fields have the name “{name}”. Give one another name.',
  },
  options: { nb: '«{label}» trenger minst ett valg.', en: '“{label}” needs at least one option.' },
  optionTwice: { nb: '«{label}» har to like valg.', en: '“{label}” has two equal options.' },
  bounds: { nb: '«{label}»: minst er større enn mest.', en: '“{label}”: the least is larger than the most.' },
} as const satisfies Record<string, Localised>

interface DefinitionError {
  key: keyof typeof definitionMessages
  label: string
  name: string
}

const isName = (name: string) => /^[a-z][\w-]{0,59}$/i.test(name)

function errorIn(field: FormField, earlier: ReadonlySet<string>): DefinitionError['key'] | undefined {
  const { name, kind, options, min, max } = field
  if (!isName(name)) return 'name'
  if (reservedNames.includes(name)) return 'reserved'
  if (earlier.has(name)) return 'twice'
  if (isChoice(kind) && options.length === 0) return 'options'
  if (new Set(options.map(({ value }) => value)).size < options.length) return 'optionTwice'
  return min !== undefined && max !== undefined && min > max ? 'bounds' : undefined
}

/** The first error of a form; undefined where it can be published. */
export function definitionError(fields: readonly FormField[]): DefinitionError | undefined {
  const earlier = new Set<string>()
  for (const field of fields) {
    const { name, label } = field
    const key = errorIn(field, earlier)
    if (key) return { key, label: label || name, name }
    earlier.add(name)
  }
  return undefined
}
