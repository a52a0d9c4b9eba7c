/** Columns of a file of subscribers: our own export, the WordPress plugin's, or a list that somebody keeps. */
import type { CustomField } from '../customFields'

export type Meaning = 'mobile' | 'name' | 'status' | 'group' | 'locale' | 'ignored' | { custom: string }

const aliases: Readonly<Record<string, Exclude<Meaning, object>>> = {
  mobil: 'mobile',
  mobile: 'mobile',
  mobilnummer: 'mobile',
  telefon: 'mobile',
  phone: 'mobile',
  number: 'mobile',
  nummer: 'mobile',
  navn: 'name',
  name: 'name',
  status: 'status',
  group_id: 'group',
  'group id': 'group',
  'group name': 'group',
  group_name: 'group',
  group: 'group',
  groups: 'group',
  gruppe: 'group',
  grupper: 'group',
  språk: 'locale',
  locale: 'locale',
  language: 'locale',
  id: 'ignored',
  date: 'ignored',
  dato: 'ignored',
  siden: 'ignored',
  activate_key: 'ignored',
  'activate key': 'ignored',
}

const tidy = (header: string) => header.trim().toLowerCase().replace(/\s+/g, ' ')

export const customHeader = (name: string) => `felt: ${name}`

/** What each cell of a line means; undefined for a heading that says nothing to us. */
export function meaningsOf(headers: readonly string[], fields: readonly CustomField[]): (Meaning | undefined)[] {
  return headers.map((header) => {
    const name = tidy(header)
    const custom = fields.find((field) =>
      [field.name, customHeader(field.name), `custom_fields[${field.name}]`, tidy(field.label)].includes(name),
    )
    return custom ? { custom: custom.name } : aliases[name]
  })
}

/** The plugin writes 1 and 0; people write words. Empty is active: a list seldom has the column. */
export function isActive(status: string): boolean {
  return ['', '1', 'active', 'aktiv', 'påmeldt', 'subscribed', 'ja', 'yes'].includes(status.trim().toLowerCase())
}
