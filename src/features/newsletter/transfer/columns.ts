/** Columns of a subscriber file: the site's own export, the WordPress plugin's, or any other list. */
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

/** The field of each column; undefined for an unknown heading. */
export function meaningsOf(headers: readonly string[], fields: readonly CustomField[]): (Meaning | undefined)[] {
  return headers.map((header) => {
    const name = tidy(header)
    const custom = fields.find((field) =>
      [field.name, customHeader(field.name), `custom_fields[${field.name}]`, tidy(field.label)].includes(name),
    )
    return custom ? { custom: custom.name } : aliases[name]
  })
}

/** The plugin writes 1 and 0; other lists use words. Empty is active: lists seldom have the column. */
export function isActive(status: string): boolean {
  return ['', '1', 'active', 'aktiv', 'påmeldt', 'subscribed', 'ja', 'yes'].includes(status.trim().toLowerCase())
}
