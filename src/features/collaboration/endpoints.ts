/** Endpoints of the admin's edit views: the state that they start from, presence of other users, and refused texts. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { endpoint, errorResponse } from '../../cms/rest/endpoint'
import { locales } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import { readLatest, type Target, targetOf } from './documents'
import { fingerprints, readableFields } from './fields'
import { messages } from './messages'
import { broadcastPresence, presenceRegister } from './presence'
import { readable } from './readable'
import { displayName } from './record'
import { refusedSavesOf } from './refused'

const documentKey = z.string().max(120)
const locale = z.enum(locales)

interface DocumentCall<Input extends { document: string }> {
  method?: 'get' | 'post'
  path: `/${string}`
  schema: z.ZodType<Input>
  handle(req: PayloadRequest, target: Target, input: Input): Promise<Response | object>
}

/** For users of the admin, about an existing document. */
const documentEndpoint = <Input extends { document: string }>({ handle, ...call }: DocumentCall<Input>): Endpoint =>
  endpoint({
    ...call,
    roles,
    badRequest: messages.badRequest,
    async handle(req, input) {
      const target = targetOf(req, input.document)
      return target ? handle(req, target, input) : errorResponse(req, 404, messages.notFound)
    },
  })

/** `GET …/state?document=&locale=`: fingerprints of what is stored now, and when it was stored. */
const state = documentEndpoint({
  method: 'get',
  path: '/state',
  schema: z.object({ document: documentKey, locale }),
  async handle(req, target, { locale }) {
    if (!(await readLatest(req, target, { locale, asUser: true }))) return errorResponse(req, 404, messages.notFound)
    const stored = await readLatest(req, target, { locale })
    const fields = fingerprints(await readableFields(target.entity, req), stored)
    return { fields, updatedAt: stored?.updatedAt ?? null }
  },
})

const sign = z.object({
  document: documentKey,
  window: z.string().min(1).max(64),
  hidden: z.boolean().optional(),
  /** Milliseconds since something was changed in the form. */
  changedAgo: z.number().min(0).optional(),
  leaves: z.boolean().optional(),
})

declare module '../../web/declared' {
  interface Declared {
    /**
     * Changes whenever what a feature keeps beside a document (`pages:12`) changes, for users who may read the document;
     * open edit views get it with their heartbeat. Declared by one feature; empty for users who see nothing of it.
     */
    documentStamp: ((req: PayloadRequest, document: string) => Promise<string>) | undefined
  }
}

/**
 * `POST …/presence`: heartbeat of an edit view; responds with the other users who have the document open, and the
 * document's stamp.
 */
const presence = documentEndpoint({
  path: '/presence',
  schema: sign,
  async handle(req, target, { document, window, hidden = false, changedAgo, leaves }) {
    const register = presenceRegister.of(req.payload)
    const known = register.get(window)
    const user = Number(req.user?.id)
    if (known ? known.user !== user || known.document !== document : !(await mayRead(req, target)))
      return errorResponse(req, 404, messages.notFound)
    if (leaves) {
      await broadcastPresence(req.payload, { leaves: window })
      return { others: [] }
    }
    const now = Date.now()
    const changed = changedAgo === undefined ? undefined : now - changedAgo
    const name = displayName(req.user)
    await broadcastPresence(req.payload, {
      sign: { window, document, user, name, since: now, seen: now, changed, hidden },
    })
    const others = register.others(document, window, now).map((other) => ({
      window: other.window,
      name: other.name,
      isOwn: other.user === user,
      since: other.since,
      changed: other.changed,
    }))
    const stamp = await declaredIn(req.payload).documentStamp?.(req, document)
    return { others, ...(stamp ? { stamp } : {}) }
  },
})

const mayRead = async (req: PayloadRequest, target: Target) =>
  (await readLatest(req, target, { locale: locales[0], asUser: true })) !== undefined

/** `GET …/refused?document=&locale=`: texts that were not saved because another user had changed the same field. */
const refusedSaves = documentEndpoint({
  method: 'get',
  path: '/refused',
  schema: z.object({ document: documentKey }),
  async handle(req, target) {
    if (!(await mayRead(req, target))) return errorResponse(req, 404, messages.notFound)
    const rows = await refusedSavesOf(req, target.key)
    const fields = await readableFields(target.entity, req)
    const saves = await Promise.all(
      rows.map(async ({ id, userName, locale, at, version, fields: kept }) => ({
        id,
        name: userName,
        locale,
        at,
        version,
        fields: await Promise.all(
          kept.flatMap(({ path, typed, stored }) => {
            const found = fields.find((field) => field.path === path)
            return found
              ? (async () => ({
                  path,
                  label: translateFor(req, found.label),
                  typed: { value: typed, lines: await readable(req, found.field, typed, stored) },
                  stored: { value: stored, lines: await readable(req, found.field, stored, typed) },
                }))()
              : []
          }),
        ),
      })),
    )
    return { saves }
  },
})

export const collaborationEndpoints: Endpoint[] = [state, presence, refusedSaves]
