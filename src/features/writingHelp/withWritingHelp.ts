/** Where the help is offered: forms with texts that visitors read, and nothing about people. */
import type { CollectionConfig, Field, GlobalConfig, Tab } from 'payload'
import { nobody } from '../../cms/access/roles'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import type { PersonalData } from '../../web/personalData'

const HELPED = 'writingHelp'
const component = '/src/features/writingHelp/admin/WritingHelp#WritingHelp'

const marked = { [HELPED]: true }

export const offersWritingHelp = ({ custom }: { custom?: Record<string, unknown> }): boolean =>
  custom?.[HELPED] === true

const ofTexts: readonly string[] = ['text', 'textarea', 'array', 'blocks', 'group', 'tab']

/** Whether visitors read a text of it in their language. */
function hasLocalisedText(fields: readonly (Field | Tab)[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized && (!('type' in field) || ofTexts.includes(field.type))) return true
    if ('tabs' in field) return hasLocalisedText(field.tabs)
    return 'fields' in field && hasLocalisedText(field.fields)
  })
}

/** Not those with personal data of visitors. */
export function withWritingHelp(kinds: readonly PersonalData[]): (collection: CollectionConfig) => CollectionConfig {
  const ofVisitors = new Set<string>(kinds.flatMap((kind) => kind.noted ?? []))
  return (collection) => {
    const { access, auth, slug, fields, custom } = collection
    if (auth || !access?.update || access.update === nobody || ofVisitors.has(slug)) return collection
    if (!hasLocalisedText(fields)) return collection
    return withControls({ ...collection, custom: { ...custom, ...marked } }, component)
  }
}

export function withGlobalWritingHelp(global: GlobalConfig): GlobalConfig {
  const { access, fields, custom } = global
  if (!access?.update || access.update === nobody || !hasLocalisedText(fields)) return global
  return withGlobalControls({ ...global, custom: { ...custom, ...marked } }, component)
}
