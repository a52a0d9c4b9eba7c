/**
 * Admin calls below `/api/orderRequests`: figures, export, and the steps of a single request. Users who may read a
 * request may answer it: staff, and the users of its dealer. Only staff decline for good.
 */

import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, staffRoles } from '../../cms/access/roles'
import { languageOf } from '../../cms/messages'
import { errorResponse, forbidden, notFound, readInput } from '../../cms/rest/endpoint'
import type { OrderRequest } from '../../cms/types'
import { ownDealer, readReceivers } from '../dealers'
import { recordExport, withoutSecrets } from '../privacy'
import { findAttachments } from './attachments'
import { eventsOf } from './events'
import { requestsCsv } from './exportCsv'
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
    const { docs } = await req.payload.find({
      collection: 'orderRequests',
      sort: '-createdAt',
      depth: 1,
      limit: MAX_EXPORTED,
      pagination: false,
      overrideAccess: false,
      req,
    })
    await recordExport(req, 'Forespørsler', docs.length)
    const day = new Date().toISOString().slice(0, 10)
    const locale = languageOf(req)
    const rows = docs.map((doc) => ({ ...doc, message: withoutSecrets(req.payload, doc.message, locale) }))
    return new Response(requestsCsv(rows, locale), {
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
