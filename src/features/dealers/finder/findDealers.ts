/** The finder's results for a request: nearest dealers, dealers by name, a choice of places, or all dealers. */
import type { ContentReader } from '../../../cms/reader'
import { dealerIndex } from '../directory/dealerIndex'
import type { DealerDirectory, Test } from '../directory/directory'
import type { DealerEntry } from '../directory/entry'
import { countProfiles, type ProfileCount } from '../directory/profiles'
import type { Position } from '../distance'
import { type Moment, momentOf } from '../hours/moment'
import { isOpen } from '../hours/opening'
import { type PlaceChoice, placeOf } from '../postcodes/placeOf'
import { type FinderOptions, type Option, type RequestedArticle, readOptions, requestedArticle } from './options'
import { asksForPlace, type FinderRequest } from './request'

/** Dealers by name that are shown above those near a place of the same name. */
const MOST_NAMED = 20
/** Characters; no dealer's name is shorter. */
const LEAST_NAME = 2

export interface ShownDealer {
  dealer: DealerEntry
  /** Undefined without a known origin. */
  km: number | undefined
}

type FinderResult =
  | { kind: 'all'; dealers: readonly DealerEntry[] }
  | {
      kind: 'near'
      at: Position
      /** Undefined for the visitor's own position. */
      label: string | undefined
      approximate: boolean
      /** Whether the typed name is unknown and `label` is the closest match. */
      isCorrected: boolean
      radius: number
      /** Number of dealers within the radius; if 0, `shown` are the nearest beyond it. */
      within: number
      shown: readonly ShownDealer[]
      named: readonly ShownDealer[]
      /** All dealers within the radius, before filters. */
      around: readonly ProfileCount[]
    }
  | { kind: 'named'; shown: readonly ShownDealer[] }
  | { kind: 'choices'; choices: readonly PlaceChoice[]; isCorrected: boolean; named: readonly ShownDealer[] }
  /** `isStreet`: a street and a number without a town. */
  | { kind: 'unknown'; isStreet: boolean }

interface Counts {
  services: ReadonlyMap<number, number>
  lines: ReadonlyMap<number, number>
  open: number
}

export interface FinderResults {
  request: FinderRequest
  result: FinderResult
  options: FinderOptions
  /** Number of results with each further choice. */
  counts: Counts
  now: Moment
  /** Default radius in kilometres. */
  radius: number
  article: RequestedArticle | undefined
  /** The article that the dealers have on show. `isShown`: some dealer has it; else those are found that carry it. */
  onShow: { article: RequestedArticle; isShown: boolean } | undefined
}

const idsOf = (options: readonly Option[], slugs: readonly string[]) =>
  options.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)

const hasAll = (has: readonly number[], wanted: readonly number[]) => wanted.every((id) => has.includes(id))

export async function findDealers(
  reader: ContentReader,
  request: FinderRequest,
  time: number = Date.now(),
): Promise<FinderResults> {
  const [everyone, options, settings, carried, exhibit] = await Promise.all([
    reader.index(dealerIndex),
    readOptions(reader),
    reader.global('dealerSettings', { depth: 0 }),
    request.article ? requestedArticle(reader, request.article) : undefined,
    request.onShow ? requestedArticle(reader, request.onShow) : undefined,
  ])
  const showing = exhibit && everyone.showing(exhibit.id)
  const isShown = showing !== undefined && showing.size > 0
  const directory = isShown ? showing : everyone
  const article = carried ?? (isShown ? undefined : exhibit)
  const now = momentOf(time)
  const services = idsOf(options.services, request.services)
  const lines = idsOf(options.lines, request.lines)
  const carriesArticle: Test = ({ lines }) => article?.line === undefined || lines.includes(article.line)
  const isOpenNow: Test = ({ hours }) => hours !== undefined && isOpen(hours, now)
  const where: Test = (dealer) =>
    carriesArticle(dealer) &&
    hasAll(dealer.services, services) &&
    hasAll(dealer.lines, lines) &&
    (!request.openNow || isOpenNow(dealer))
  const radius = request.radius ?? settings.radius
  const result = await answerTo(reader, directory, request, { where, radius, nearest: settings.nearest })
  const counts = countsOf(
    countedIn(result).filter(({ profile }) => where(profile)),
    isOpenNow,
  )
  return {
    request,
    result,
    options,
    counts,
    now,
    radius: settings.radius,
    article,
    onShow: exhibit && { article: exhibit, isShown },
  }
}

async function answerTo(
  reader: ContentReader,
  directory: DealerDirectory,
  request: FinderRequest,
  { where, radius, nearest }: { where: Test; radius: number; nearest: number },
): Promise<FinderResult> {
  const near = (
    at: Position,
    label?: string,
    { approximate = false, isCorrected = false, named = [] }: Partial<Extract<FinderResult, { kind: 'near' }>> = {},
  ): FinderResult => {
    const around = directory.within(at, radius)
    const within = around.reduce((sum, { profile, count }) => (where(profile) ? sum + count : sum), 0)
    const shown = within
      ? directory.nearest(at, { where, limit: request.shown, withinKm: radius })
      : directory.nearest(at, { where, limit: nearest })
    return { kind: 'near', at, label, approximate, isCorrected, radius, within, shown, named, around }
  }
  if (!asksForPlace(request)) return { kind: 'all', dealers: [...directory.all()].filter(where) }
  if (request.position) return near(request.position)
  const { place } = request
  const named =
    place.length < LEAST_NAME || /^\d+$/.test(place)
      ? []
      : directory
          .named(place, MOST_NAMED)
          .filter(where)
          .map((dealer): ShownDealer => ({ dealer, km: undefined }))
  const found = await placeOf(reader, place)
  const { kind } = found
  // A dealer's exact name wins over a misspelt place.
  if (named.length > 0 && (kind === 'unknown' || found.isCorrected)) return { kind: 'named', shown: named }
  if (kind === 'unknown') return { kind, isStreet: found.isStreet ?? false }
  const isCorrected = found.isCorrected ?? false
  if (kind === 'choices') return { kind, choices: found.choices, isCorrected, named }
  return near(found.position, found.label, { approximate: found.approximate, isCorrected, named })
}

function countedIn(result: FinderResult): readonly ProfileCount[] {
  if (result.kind === 'near') return result.around
  return result.kind === 'all' ? countProfiles(result.dealers) : []
}

function countsOf(groups: readonly ProfileCount[], isOpenNow: Test): Counts {
  const services = new Map<number, number>()
  const lines = new Map<number, number>()
  let open = 0
  for (const { profile, count } of groups) {
    for (const id of profile.services) services.set(id, (services.get(id) ?? 0) + count)
    for (const id of profile.lines) lines.set(id, (lines.get(id) ?? 0) + count)
    if (isOpenNow(profile)) open += count
  }
  return { services, lines, open }
}
