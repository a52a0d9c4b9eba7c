/** `GET /sok/steder?sted=Stav` → places whose names begin with the text, for the finder's field. */
import { z } from 'zod'
import type { Routes, Runtime } from '../../web/feature'
import { FIELD, PLACES_PATH } from './finder/request'
import { MAX_PLACE } from './postcodes/placeOf'
import { postcodeTable } from './postcodes/table'

/** An invalid value gives no results. */
const query = z.object({ [FIELD.place]: z.string().catch('') })

/** Seconds for which a response may be cached: places do not move. */
const MAX_AGE = 3600

export interface PlaceSuggestion {
  label: string
  /** The search that selects this place. */
  term: string
}

/** Not rate limited: names are in memory, so that a call costs less than a page. */
export function placeRoutes(routes: Routes, { payload }: Runtime): void {
  routes.get(PLACES_PATH, async (context) => {
    const { [FIELD.place]: typed = '' } = query.parse(context.req.query())
    const text = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_PLACE)
    const names = await postcodeTable(payload)
    const suggestions = names.suggest(text).map(({ label, term }): PlaceSuggestion => ({ label, term }))
    context.header('cache-control', `public, max-age=${MAX_AGE}`)
    return context.json({ suggestions })
  })
}
