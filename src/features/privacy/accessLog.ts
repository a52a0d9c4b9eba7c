/**
 * Logs which staff saw personal data, and what they did with accounts, settings and documents. Reads are logged beside
 * the read, which neither waits for the log nor fails with it; an export is logged before its file is sent, and a
 * change together with the change.
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
import { into } from '../../cms/tables'
import type { Localised } from '../../lib/locales'
import { visitorOf } from '../../platform/network'
import { service } from '../../platform/services'
import { signatureText } from '../../platform/signing'
import type { Person, PersonalData } from '../../web/personalData'
import type { AccessAction } from './collections'
import { accessLog } from './tables'

export interface Access {
  action: AccessAction
  of?: string
  document?: number
  rows?: number
  person?: string
  /** Network address of the request. */
  address?: string | undefined
}

/** The staff user, without an id where it is not known; undefined: the command. */
export type Staff = { id?: number; name: string } | undefined

const COMMAND = 'merkevei person'

export const staffOf = ({ user }: Pick<PayloadRequest, 'user'>): Staff =>
  user && hasRole(user, ...roles) ? { id: Number(user.id), name: ('name' in user && user.name) || '' } : undefined

export async function recordAccess(payload: BasePayload, staff: Staff, access: Access, now: number): Promise<void> {
  const { action, of = null, document = null, rows = null, person = null, address = null } = access
  const target = into(accessLog, 'at', 'user', 'user_name', 'action', 'of', 'document', 'rows', 'person', 'address')
  await runStatement(
    payload,
    sql`insert into ${target}
      values (${moment(now)}, ${staff?.id ?? null}, ${staff ? staff.name : COMMAND}, ${action}, ${of},
      ${document}, ${rows}, ${person}, ${address})`,
  )
}

/** Called before a file with personal data is sent: without the log entry there is no file. */
export const recordExport = (req: PayloadRequest, of: string, rows?: number): Promise<void> =>
  recordAccess(
    req.payload,
    staffOf(req),
    { action: 'exported', of, ...(rows === undefined ? {} : { rows }) },
    Date.now(),
  )

/** Logs an action with its network address. `staff`: the user, where the request does not have one yet. */
export const recordAction = (req: PayloadRequest, act: Access, staff: Staff = staffOf(req)): Promise<void> =>
  recordAccess(req.payload, staff, { ...act, address: visitorOf(req.headers) }, Date.now())

/** HMAC with the site's secret: numbers are few enough that a plain hash could be reversed by trying them all. */
export function personHash({ secret }: Pick<BasePayload, 'secret'>, { email, mobile }: Person): string {
  const hash = (what: string) => signatureText(secret, 'access-log', what).slice(0, 22)
  return [email, mobile].flatMap((what) => (what ? [hash(what)] : [])).join(' ')
}

/** Milliseconds in which repeated reads of the same data by the same user are logged once. */
const QUIET = 15 * 60 * 1000
/** Maximum number of reads remembered; beyond that the oldest are logged again. */
const REMEMBERED = 10_000

/** When each user's read was last logged, and the log entries being written. */
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

/** Resolves when the log entries being written are stored. */
export const settleAccessLog = (payload: BasePayload) => Promise.all(noted.of(payload).underWay)

function noteBeside(req: PayloadRequest, staff: NonNullable<Staff>, access: Access): void {
  const now = Date.now()
  const { looks, underWay } = noted.of(req.payload)
  const look = [staff.id, access.of, access.document ?? ''].join(' ')
  if (!isNew(looks, look, now)) return
  const noting = recordAccess(req.payload, staff, access, now)
    .catch((error: unknown) => {
      looks.delete(look)
      req.payload.logger.error({ err: error }, 'a read could not be recorded in the access log')
    })
    .finally(() => underWay.delete(noting))
  underWay.add(noting)
}

const nameOf = (label: unknown, slug: string): string => (label as Partial<Localised> | undefined)?.nb ?? slug
const labelOf = ({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>): string => nameOf(labels?.plural, slug)

/** Logs only what was shown to a user: the program's own reads bypass access control. */
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
  // Autosaved drafts do not change the site yet.
  if (staffOf(req) && doc._status !== 'draft')
    await recordAction(req, { action: 'settingsChanged', of: nameOf(global.label, global.slug) })
  return doc
}

/** The global, with each of its changes logged. */
export const watchSettings = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
})

/** The collection, with deletions logged, and reads by staff where its feature declares so. */
export function watchStaff(kinds: readonly PersonalData[]): (collection: CollectionConfig) => CollectionConfig {
  const watchedSlugs = new Set<string>(kinds.flatMap((kind) => kind.noted ?? []))
  return (collection) => {
    const { hooks = {} } = collection
    const { afterOperation = [], afterDelete = [] } = hooks
    const watched = watchedSlugs.has(collection.slug) ? [...afterOperation, noteReading] : afterOperation
    return { ...collection, hooks: { ...hooks, afterOperation: watched, afterDelete: [...afterDelete, noteDeletion] } }
  }
}
