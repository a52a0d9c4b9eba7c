/**
 * Notes who of the staff saw what about people, and what they did with accounts, settings and documents. Reading is noted beside the reading, which neither waits for it nor
 * fails with it; what is handed out as a file
 * is noted first, and what is changed with its change.
 */
import { sql } from 'drizzle-orm'
import type {
  BasePayload,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { hasRole, roles } from '../../cms/access/roles'
import { moment, runStatement } from '../../cms/statements'
import type { Localised } from '../../lib/locales'
import { errorFacts } from '../../platform/errorFacts'
import { visitorOf } from '../../platform/network'
import { service } from '../../platform/services'
import { signatureText } from '../../platform/signing'
import type { Person, PersonalData } from '../../web/personalData'
import type { AccessAction } from './collections'

export interface Access {
  action: AccessAction
  of?: string
  document?: number
  rows?: number
  person?: string
  /** Of the network that it came from. */
  address?: string | undefined
}

/** Who of the staff, without a number where that is not known; nobody: the command. */
export type Staff = { id?: number; name: string } | undefined

const COMMAND = 'npm run person'

export const staffOf = ({ user }: Pick<PayloadRequest, 'user'>): Staff =>
  user && hasRole(user, ...roles) ? { id: Number(user.id), name: ('name' in user && user.name) || '' } : undefined

export async function recordAccess(payload: BasePayload, staff: Staff, access: Access, now: number): Promise<void> {
  const { action, of = null, document = null, rows = null, person = null, address = null } = access
  await runStatement(
    payload,
    sql`insert into access_log (at, "user", user_name, action, "of", document, "rows", person, address)
      values (${moment(now)}, ${staff?.id ?? null}, ${staff ? staff.name : COMMAND}, ${action}, ${of}, ${document},
        ${rows}, ${person}, ${address})`,
  )
}

/** Before a file with people in it is handed out: without the note there is no file. */
export const recordExport = (req: PayloadRequest, of: string, rows?: number): Promise<void> =>
  recordAccess(
    req.payload,
    staffOf(req),
    { action: 'exported', of, ...(rows === undefined ? {} : { rows }) },
    Date.now(),
  )

/** What somebody did, from where. `staff`: who, where the request does not know yet. */
export const recordAction = (req: PayloadRequest, act: Access, staff: Staff = staffOf(req)): Promise<void> =>
  recordAccess(req.payload, staff, { ...act, address: visitorOf(req.headers) }, Date.now())

/** With the site's secret: numbers are few enough that a plain hash could be tried through. */
export function personHash({ secret }: Pick<BasePayload, 'secret'>, { email, mobile }: Person): string {
  const hash = (what: string) => signatureText(secret, 'access-log', what).slice(0, 22)
  return [email, mobile].flatMap((what) => (what ? [hash(what)] : [])).join(' ')
}

/** Milliseconds in which the same user's looking at the same is noted once. */
const QUIET = 15 * 60 * 1000
/** Looks that are remembered; beyond them the oldest are noted anew. */
const REMEMBERED = 10_000

/** When who looked at what was noted last, and what is being noted at this moment. */
const noted = service<BasePayload, { looks: Map<string, number>; underWay: Set<Promise<void>> }>(() => ({
  looks: new Map(),
  underWay: new Set(),
}))

function isNew(looks: Map<string, number>, look: string, now: number): boolean {
  const last = looks.get(look)
  if (last !== undefined && now - last < QUIET) return false
  looks.delete(look)
  looks.set(look, now)
  const [oldest] = looks.keys()
  if (looks.size > REMEMBERED && oldest !== undefined) looks.delete(oldest)
  return true
}

/** Until what is being noted at this moment is stored. */
export const settleAccessLog = (payload: BasePayload) => Promise.all(noted.of(payload).underWay)

function noteBeside(req: PayloadRequest, staff: NonNullable<Staff>, access: Access): void {
  const now = Date.now()
  const { looks, underWay } = noted.of(req.payload)
  const look = [staff.id, access.of, access.document ?? ''].join(' ')
  if (!isNew(looks, look, now)) return
  const noting = recordAccess(req.payload, staff, access, now)
    .catch((error: unknown) => {
      looks.delete(look)
      req.payload.logger.error(errorFacts(error), 'what somebody looked at could not be noted')
    })
    .finally(() => underWay.delete(noting))
  underWay.add(noting)
}

const nameOf = (label: unknown, slug: string): string => (label as Partial<Localised> | undefined)?.nb ?? slug
const labelOf = ({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>): string => nameOf(labels?.plural, slug)

/** Only what somebody was shown: the program's own reading asks for no access. */
const noteReading: CollectionAfterOperationHook = ({ args, operation, overrideAccess, req, result, collection }) => {
  const staff = overrideAccess ? undefined : staffOf(req)
  const { currentDepth = 0 } = args as { currentDepth?: number }
  if (!staff || currentDepth > 1) return result
  const of = labelOf(collection as Pick<CollectionConfig, 'labels' | 'slug'>)
  if (operation === 'findByID') {
    const { id } = (result ?? {}) as { id?: number }
    if (id !== undefined) noteBeside(req, staff, { action: 'opened', of, document: Number(id) })
  } else if (operation === 'find') {
    const { docs = [] } = (result ?? {}) as { docs?: unknown[] }
    if (docs.length > 0) noteBeside(req, staff, { action: 'listed', of, rows: docs.length })
  }
  return result
}

const noteDeletion: CollectionAfterDeleteHook = async ({ id, collection, req, doc }) => {
  if (staffOf(req)) await recordAction(req, { action: 'deleted', of: labelOf(collection), document: Number(id) })
  return doc
}

const noteSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  // What is saved while somebody types is no change of the site yet.
  if (staffOf(req) && doc._status !== 'draft')
    await recordAction(req, { action: 'settingsChanged', of: nameOf(global.label, global.slug) })
  return doc
}

/** The global, with each of its changes noted. */
export const watchSettings = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
})

/** The collection, with deletions noted, and reading by staff where its feature says so. */
export function watchStaff(kinds: readonly PersonalData[]): (collection: CollectionConfig) => CollectionConfig {
  const watchedSlugs = new Set<string>(kinds.flatMap((kind) => kind.noted ?? []))
  return (collection) => {
    const { hooks = {} } = collection
    const { afterOperation = [], afterDelete = [] } = hooks
    const watched = watchedSlugs.has(collection.slug) ? [...afterOperation, noteReading] : afterOperation
    return { ...collection, hooks: { ...hooks, afterOperation: watched, afterDelete: [...afterDelete, noteDeletion] } }
  }
}
