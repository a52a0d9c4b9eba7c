/**
 * Wraps Payload's endpoints that save one document: saves run one at a time on SQLite, and stale saves get a conflict
 * response.
 */
import type { Endpoint, PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload'
import { translateFor } from '../../cms/messages'
import { isPostgres } from '../../cms/statements'
import { type InTurns, inTurns } from '../../platform/turns'
import { conflictsOf } from './conflicts'
import { type DocumentKey, globalKey, keyOf } from './documents'
import { messages } from './messages'
import { keepRefused } from './refused'
import { StaleSave } from './stale'
import { trackedOf } from './tracking'

/** Documents being saved, each with its queue and the number of waiting saves. */
type Turns = Map<DocumentKey, { turn: InTurns; waiting: number }>

async function inTurn<Result>(turns: Turns, key: DocumentKey, work: () => Promise<Result>): Promise<Result> {
  const own = turns.get(key) ?? { turn: inTurns(1), waiting: 0 }
  turns.set(key, own)
  own.waiting++
  try {
    return await own.turn(work)
  } finally {
    if (--own.waiting === 0) turns.delete(key)
  }
}

/** Adds the base of the next save to the response, for clients that sent the base of this one. */
async function withBase(req: PayloadRequest, key: DocumentKey, answer: Response): Promise<Response> {
  const tracked = trackedOf(req, key)
  if (!answer.ok || !tracked?.editing || !tracked.after) return answer
  const body = (await answer.json()) as object
  const { after: fields, updatedAt, merged } = tracked
  return Response.json(
    { ...body, _editing: { fields, updatedAt, merged } },
    { status: answer.status, headers: answer.headers },
  )
}

async function refusal(req: PayloadRequest, stale: StaleSave): Promise<Response> {
  const now = Date.now()
  const version = await keepRefused(req, stale, now)
  const conflicts = await conflictsOf(req, stale, now)
  const message = translateFor(req, messages.stale, { name: conflicts[0]?.theirs.name ?? '' })
  return Response.json({ errors: [{ message }], conflict: { fields: conflicts, version } }, { status: 409 })
}

function saving(handler: PayloadHandler, keyIn: (req: PayloadRequest) => DocumentKey, turns: Turns): PayloadHandler {
  return async (req) => {
    const key = keyIn(req)
    const save = async () => {
      try {
        return await withBase(req, key, await handler(req))
      } catch (error) {
        if (error instanceof StaleSave) return refusal(req, error)
        throw error
      }
    }
    return isPostgres(req.payload) ? save() : inTurn(turns, key, save)
  }
}

/** The configuration, with both kinds of endpoints wrapped. */
export function withConflictResponses(config: SanitizedConfig): SanitizedConfig {
  const turns: Turns = new Map()
  const wrap = (endpoints: Endpoint[], method: string, path: string, keyIn: (req: PayloadRequest) => DocumentKey) =>
    endpoints.map((endpoint) =>
      endpoint.method === method && endpoint.path === path
        ? { ...endpoint, handler: saving(endpoint.handler, keyIn, turns) }
        : endpoint,
    )
  for (const entity of config.collections)
    if (entity.endpoints)
      entity.endpoints = wrap(entity.endpoints, 'patch', '/:id', (req) =>
        keyOf(entity.slug, String(req.routeParams?.id)),
      )
  for (const entity of config.globals)
    if (entity.endpoints) entity.endpoints = wrap(entity.endpoints, 'post', '/', () => globalKey(entity.slug))
  return config
}
