/** Applies bounds to Payload's own endpoints, after authentication: no spelling of a path bypasses them. */
import type {
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { defaultLocale } from '../../lib/locales'
import { type InTurns, inTurns } from '../../platform/turns'
import { hasRole, roles } from '../access/roles'
import { bodyText } from './bodyText'
import { bound, type Excess, signedIn, strangers } from './bounds'
import { errorResponse, notFound } from './endpoint'
import { isUnreadable } from './unreadable'

/** Counted by network: attempts at an account, and anonymous reads. */
export type Counted = 'account' | 'strangersRead'

/** Whether the request may proceed; false once its network exceeded the limit. */
export type Admits = (req: PayloadRequest, what: Counted) => boolean

const messages = {
  tooMuch: {
    nb: 'Forespørselen er for stor: {parameter} kan ha høyst {most}.',
    en: 'The request asks for too much: {parameter} may have {most} at most.',
  },
  tooLong: {
    nb: 'Svaret blir for langt. Be om færre dokumenter om gangen.',
    en: 'The answer is too long. Ask for fewer documents at a time.',
  },
  unreadable: {
    nb: 'Forespørselen kan ikke leses. Sjekk innholdet og parametrene.',
    en: 'The request cannot be read. Check its content and parameters.',
  },
  tooOften: {
    account: {
      nb: 'For mange forsøk på kort tid. Vent noen minutter og prøv igjen.',
      en: 'Too many tries in a short time. Wait a few minutes and try again.',
    },
    strangersRead: {
      nb: 'For mange forespørsler på kort tid. Vent litt og prøv igjen.',
      en: 'Too many requests in a short time. Wait a little and try again.',
    },
  },
} as const

/** Seconds of `Retry-After`. */
const RETRY_AFTER: Record<Counted, number> = { account: 90, strangersRead: 10 }

const tooMuch = (req: PayloadRequest, { parameter, most }: Excess) =>
  errorResponse(req, 400, messages.tooMuch, { values: { parameter, most } })

const tooOften = (req: PayloadRequest, what: Counted) =>
  errorResponse(req, 429, messages.tooOften[what], { headers: { 'retry-after': String(RETRY_AFTER[what]) } })

/** Signing in is counted separately, since successful attempts do not count (`features/users/signIn.ts`). */
const accountPaths = ['/forgot-password', '/reset-password', '/invitation', '/unlock', '/first-register', '/verify/:id']

/** Bytes of a response to an anonymous client. */
const MAX_ANSWER = 2 * 1024 * 1024

async function shortEnough(req: PayloadRequest, answer: Response): Promise<Response> {
  const body = Buffer.from(await answer.arrayBuffer())
  if (body.length > MAX_ANSWER) return errorResponse(req, 400, messages.tooLong)
  return new Response(body, { status: answer.status, headers: answer.headers })
}

interface Guard {
  isOurs: boolean
  admits: Admits
  /**
   * Runs anonymous reads one at a time: reading and populating a long list occupies the thread, and page views run in
   * between.
   */
  strangersTurn: InTurns
  /** Runs long lists for signed-in users one at a time; their other calls do not wait. */
  longTurn: InTurns
}

/** Documents of a list that runs without waiting its turn. */
const SHORT_LIST = 25

/** Every id is a number; the database fails on others. */
const hasImpossibleId = ({ routeParams }: PayloadRequest) =>
  routeParams?.id !== undefined && !/^\d{1,15}$/.test(String(routeParams.id))

/** Payload assumes that the document is an object. */
async function isNoDocument(req: PayloadRequest): Promise<boolean> {
  if (!req.body || !req.headers.get('content-type')?.startsWith('application/json')) return false
  const text = await bodyText(req)
  return text !== '' && !/^\s*\{/.test(text)
}

function guarded(endpoint: Endpoint, guard: Guard): PayloadHandler {
  const handler = bounded(endpoint, guard)
  return async (req) => {
    if (hasImpossibleId(req)) return notFound(req)
    try {
      // Payload reads `data` even if it did not parse the body. Not on GET, where `data` would be taken for the
      // document.
      if (endpoint.method !== 'get') req.data ??= {}
      if (!guard.isOurs && (await isNoDocument(req))) return errorResponse(req, 400, messages.unreadable)
      return await handler(req)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      return errorResponse(req, 400, messages.unreadable)
    }
  }
}

function bounded({ path, method, handler }: Endpoint, guard: Guard): PayloadHandler {
  const { isOurs, admits, strangersTurn, longTurn } = guard
  if (method === 'post' && accountPaths.includes(path))
    return async (req) => (admits(req, 'account') ? handler(req) : tooOften(req, 'account'))
  // Files are served by `server/uploads.ts`; they come through here only from S3.
  if (isOurs || path.startsWith('/file/')) return handler
  return async (req) => {
    const isStranger = !hasRole(req.user, ...roles)
    if (isStranger && !admits(req, 'strangersRead')) return tooOften(req, 'strangersRead')
    const bounds = isStranger ? strangers : signedIn
    const excess = bound(req.query, bounds, method === 'get')
    if (excess) return tooMuch(req, excess)
    if (!bounds.allLocales && (req.locale as string) === 'all') req.locale = defaultLocale
    if (isStranger) return strangersTurn(async () => shortEnough(req, await handler(req)))
    return method === 'get' && Number(req.query.limit) > SHORT_LIST ? longTurn(async () => handler(req)) : handler(req)
  }
}

/** Payload queries versions even of collections without them, and fails. */
const isOfEntity =
  ({ versions }: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'versions'>) =>
  ({ path }: Endpoint): boolean =>
    Boolean(versions) || !path.startsWith('/versions')

/** `ours`: handlers of the features; they validate their own parameters. */
export function guardEndpoints(
  config: SanitizedConfig,
  ours: ReadonlySet<PayloadHandler>,
  admits: Admits,
): SanitizedConfig {
  const turns = { strangersTurn: inTurns(1), longTurn: inTurns(1) }
  // Payload shares these objects between collections: they are copied, never mutated.
  for (const entity of [...config.collections, ...config.globals])
    if (entity.endpoints)
      entity.endpoints = entity.endpoints.filter(isOfEntity(entity)).map((endpoint) => ({
        ...endpoint,
        handler: guarded(endpoint, { isOurs: ours.has(endpoint.handler), admits, ...turns }),
      }))
  return config
}
