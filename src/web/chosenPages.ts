/** Pages that the program leads to or draws something on: editors choose them. */

import type { Field } from 'payload'
import { PAGES } from '../cms/linkTargets'
import { relatedId } from '../cms/relatedId'
import type { Localised } from '../lib/locales'
import type { ListPage, PathContext } from './linkTargets'

type Settings = PathContext['settings']
type ChosenPage = number | { id: number } | null | undefined

/** The page chosen in a field of the settings, published or not. */
export const chosenPageOf = (field: string, settings: Settings): ChosenPage =>
  (settings as unknown as Readonly<Record<string, ChosenPage>>)[field]

/** Its id; undefined where none is chosen, or it is not published. */
export function chosenPageId(field: string, { settings, tree }: PathContext): number | undefined {
  const id = relatedId(chosenPageOf(field, settings))
  return id && tree.path(id) !== undefined ? id : undefined
}

/** The page that the editors chose for a list, else one at its default path; undefined without either. */
export const listPageId = ({ field, defaultPath }: ListPage, places: PathContext): number | undefined =>
  chosenPageId(field, places) ?? places.tree.idAt(defaultPath)

/** Path of a list, without the language's prefix. */
export function listPath(list: ListPage, places: PathContext): string {
  const id = listPageId(list, places)
  return (id === undefined ? undefined : places.tree.path(id)) ?? list.defaultPath
}

const chosenPage = (name: string, label: Localised, description?: Localised): Field => ({
  name,
  type: 'relationship',
  relationTo: PAGES,
  maxDepth: 0,
  label,
  ...(description ? { admin: { description } } : {}),
})

const isMain = ({ linkText }: ListPage) => linkText !== undefined
const fieldOf = ({ field, label, description }: ListPage) => chosenPage(field, label, description)

/** The pages that the not-found page links to first. */
export const chosenPageFields = (lists: readonly ListPage[]): Field[] => [
  ...lists.filter(isMain).map(fieldOf),
  chosenPage('contactPage', { nb: 'Kontakt', en: 'Contact' }),
  ...lists.filter((list) => !isMain(list)).map(fieldOf),
]
