/**
 * Admin calls below `/api/orderRequests`: figures, export, and the steps of a single request. Users who may read a
 * request may answer it: staff, and the users of its dealer. Only staff decline for good.
 */

import { Readable } from 'node:stream'
import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, staffRoles } from '../../cms/access/roles'
import { newestInParts } from '../../cms/inParts'
import { languageOf } from '../../cms/messages'
import { errorResponse, forbidden, notFound, readInput } from '../../cms/rest/endpoint'
import type { OrderRequest } from '../../cms/types'
import { DEALERS, ownDealer, readReceivers } from '../dealers'
import { writeCsv } from '../imports'
import { recordExport, withoutSecrets } from '../privacy'
import { findAttachments } from './attachments'
import { eventsOf } from './events'
import { requestHeads, requestRows } from './exportCsv'
import { readFigures } from './figures'
import { answerRequest, declineForGood, handBack, markDone, markSeen } from './followUp'
import { dealerIdOf, type OrderContext } from './notify'
import { headOfficeEmail } from './settings'

const houseOf = ({ payload }: PayloadRequest): OrderContext => ({
  payload,
  siteUrl: payload.config.serverURL,
  secret: payload.secret,
})

const mayFollow = ({ user }: PayloadRequest) => hasRole(user, ...staffRoles) || ownDealer(user) !== undefined

/** A limit below that of spreadsheets; larger exports are made in parts. */
const MAX_EXPORTED = 10_000
const figures: Endpoint = {
  path: '/figures',
  method: 'get',
  handler: async (req) => (mayFollow(req) ? Response.json(await readFigures(req, Date.now())) : forbidden(req)),
}

const exported: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!mayFollow(req)) return forbidden(req)
    const { totalDocs } = await req.payload.count({ collection: 'orderRequests', overrideAccess: false, req })
    await recordExport(req, 'Forespørsler', Math.min(totalDocs, MAX_EXPORTED))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(Readable.toWeb(Readable.from(writeCsv(exportedRows(req)))) as ReadableStream, {
      headers: headersWithCors({
        headers: new Headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="foresporsler-${day}.csv"`,
        }),
        req,
      }),
    })
  },
}

async function* exportedRows(req: PayloadRequest): AsyncGenerator<readonly string[]> {
  const locale = languageOf(req)
  yield requestHeads(locale)
  const parts = newestInParts(req.payload, {
    collection: 'orderRequests',
    most: MAX_EXPORTED,
    depth: 1,
    populate: { [DEALERS]: { name: true } },
    overrideAccess: false,
    req,
  })
  for await (const part of parts)
    for (const request of part)
      yield* requestRows({ ...request, message: withoutSecrets(req.payload, request.message, locale) }, locale)
}

/** The request if the user may read it, else null. */
async function readable(req: PayloadRequest): Promise<OrderRequest | null> {
  const query = { collection: 'orderRequests', id: Number(req.routeParams?.id), depth: 0, disableErrors: true } as const
  const mayRead = await req.payload.findByID({ ...query, overrideAccess: false, req })
  // Access is checked apart: users cannot read the key, which finds the files.
  return mayRead && req.payload.findByID(query)
}

const story: Endpoint = {
  path: '/:id/follow-up',
  method: 'get',
  handler: async (req) => {
    if (!mayFollow(req)) return forbidden(req)
    const request = await readable(req)
    if (!request) return notFound(req)
    const [events, files] = await Promise.all([
      eventsOf(req.payload, request.id),
      findAttachments(req.payload, request.key),
    ])
    return Response.json({
      state: request.state,
      events: [
        // The request itself serves as its first event, which is not stored.
        { id: 0, kind: 'received', createdAt: request.createdAt },
        ...events.map(({ id, kind, text, by, createdAt }) => ({ id, kind, text, by, createdAt })),
      ],
      files: files.map(({ id, name, filename }) => ({
        id,
        name,
        url: `/api/orderFiles/file/${encodeURIComponent(filename ?? '')}`,
      })),
    })
  },
}

const steps = ['seen', 'answer', 'done', 'decline'] as const
const body = z.object({ text: z.string().trim().max(5000).default(''), key: z.string().max(40).default('') })

function step(name: (typeof steps)[number]): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      if (!mayFollow(req)) return forbidden(req)
      const request = await readable(req)
      if (!request) return notFound(req)
      const { text, key } = (await readInput(req, body)) ?? { text: '', key: '' }
      const needsText = name === 'answer' || name === 'decline'
      if (needsText && !text) return errorResponse(req, 422, 'text')
      const context = houseOf(req)
      const dealer = ownDealer(req.user)
      const receiver = dealer === undefined ? undefined : (await readReceivers(req.payload, [dealer])).get(dealer)
      const userName = req.user && 'name' in req.user ? (req.user.name ?? '') : ''
      const own = { by: receiver?.name ?? userName, now: Date.now() }
      if (name === 'seen') {
        // A view by staff is not reported to the customer as seen by the dealer.
        if (dealer !== undefined) await markSeen(context, request, own)
      } else if (name === 'done') await markDone(context, request, own)
      else if (name === 'answer') {
        const replyTo = receiver?.email ?? (await headOfficeEmail(req.payload))
        await answerRequest(context, request, { ...own, text, key: key || String(own.now), replyTo })
      } else if (dealer !== undefined && dealerIdOf(request) === dealer)
        await handBack(context, request, { ...own, reason: text, dealer })
      else await declineForGood(context, request, { ...own, reason: text })
      return Response.json({ done: true })
    },
  }
}

export const orderEndpoints: Endpoint[] = [figures, exported, story, ...steps.map(step)]
