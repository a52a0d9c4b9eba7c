/** The page of the dealer finder; dealers have their pages below it. */
import { chosenPageId, listPath } from '../../web/chosenPages'
import type { ListPage, ListTarget, PathContext } from '../../web/linkTargets'
import type { Site } from '../../web/site'

/** Its default path: docs/behaviour.md#addresses. */
export const finderPage: ListPage = {
  field: 'dealerPage',
  label: { nb: 'Finn forhandler', en: 'Find a dealer' },
  linkText: 'findDealer',
  defaultPath: '/finn-forhandler',
}

/** The page that the editors chose; undefined where there is none, or it is not published. */
export const chosenFinderId = (places: PathContext): number | undefined => chosenPageId(finderPage.field, places)

/** Without the language's prefix. */
export const dealersPath = (places: PathContext): string => listPath(finderPage, places)

export const dealersHref = (site: Site): string => site.href(dealersPath(site))

/** Links to the finder itself. */
export const finderLink: ListTarget = { type: 'dealers', label: finderPage.label, path: dealersPath }
