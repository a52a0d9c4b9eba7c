/** Admin calls: import and export, a person's evidence, ending and erasing. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { marketerRoles } from '../../cms/access/roles'
import { languageOf } from '../../cms/messages'
import { errorResponse, forRoles, notFound, readInput, typedText } from '../../cms/rest/endpoint'
import { momentIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import type { NewsletterSetting, Subscriber } from '../../cms/types'
import { markVacuumDue, requestVacuum } from '../../cms/vacuum'
import type { Localised } from '../../lib/locales'
import { fileError, fileMessages, UnreadableFile, writeCsv, writeXlsx } from '../imports'
import { personHash, recordAccess, recordExport, staffOf } from '../privacy'
import { erasePerson } from './evidence/suppression'
import { leave } from './leave/leave'
import { subscriptions as subscriptionsTable } from './tables'
import { exportSubscribers } from './transfer/export'
import { importSubscribers } from './transfer/import'

const messages = {
  noSource: {
    nb: 'Skriv hvor samtykket kommer fra, for eksempel «Påmelding på messa i mars 2026».',
    en: 'Write where the consent comes from, such as “Sign-ups at the fair in March 2026”.',
  },
  noMobile: {
    nb: 'Første linje må være overskrifter, og en av dem «mobil».',
    en: 'The first line must be headings, and one of them “mobil”.',
  },
} as const satisfies Record<string, Localised>

async function facts(req: PayloadRequest) {
  const locale = languageOf(req)
  const [settings, { docs }] = await Promise.all([
    req.payload.findGlobal({ slug: 'newsletterSettings', depth: 0, locale }),
    req.payload.find({ collection: 'subscriberGroups', depth: 0, limit: 0, pagination: false, locale }),
  ])
  return { fields: (settings as NewsletterSetting).customFields ?? [], groups: docs }
}

/** Least length in characters of a meaningful source. */
const MIN_SOURCE = 5

const importInput = z.object({
  source: typedText,
  groups: z.array(z.coerce.number()).catch([]),
  store: z.boolean().catch(false),
})

/**
 * `POST /api/subscribers/import`, multipart with `file` and `_payload` `{ source, groups, store }` → counts. Without
 * `store` nothing is changed.
 */
const importing: Endpoint = {
  path: '/import',
  method: 'post',
  handler: forRoles(marketerRoles, async (req) => {
    const { source = '', groups: asked = [], store = false } = (await readInput(req, importInput)) ?? {}
    if (!req.file) return errorResponse(req, 400, fileMessages.noFile)
    if (source.trim().length < MIN_SOURCE) return errorResponse(req, 400, messages.noSource)
    const { fields, groups } = await facts(req)
    const requestedIds = new Set(asked)
    const chosen = groups.map(({ id }) => id).filter((id) => requestedIds.has(id))
    const now = Date.now()
    const path = join(tmpdir(), `subscribers-${randomUUID()}`)
    const day = new Date(now).toISOString().slice(0, 10)
    try {
      await writeFile(path, req.file.data, { mode: 0o600 })
      const counts = await importSubscribers(req.payload, {
        path,
        filename: req.file.name,
        context: { fields, groups, chosen },
        source: `${source.trim()} (${req.file.name}, ${day})`,
        store,
        now,
      })
      return counts ? Response.json(counts) : errorResponse(req, 400, messages.noMobile)
    } catch (error) {
      if (error instanceof UnreadableFile) return errorResponse(req, 400, fileError(error))
      req.payload.logger.error({ err: error }, 'a file of subscribers could not be read in')
      return errorResponse(req, 500, fileMessages.unexpected)
    } finally {
      await rm(path, { force: true })
    }
  }),
}

const formats = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/** `GET /api/subscribers/export?format=csv` */
const exporting: Endpoint = {
  path: '/export',
  method: 'get',
  handler: forRoles(marketerRoles, async (req) => {
    const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
    const { fields, groups } = await facts(req)
    const names = new Map(groups.map((group) => [group.id, group.name]))
    await recordExport(req, 'Abonnenter')
    const { write, type } = formats[format]
    const rows = exportSubscribers(req.payload, fields, names)
    const day = new Date().toISOString().slice(0, 10)
    return new Response(Readable.toWeb(Readable.from(write(rows))) as ReadableStream, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="abonnenter-${day}.${format}"`,
        'cache-control': 'private, no-store',
      },
    })
  }),
}

async function subscriberOf(req: PayloadRequest): Promise<Subscriber | null> {
  const id = Number(req.routeParams?.id)
  return req.payload.findByID({ collection: 'subscribers', id, depth: 0, disableErrors: true })
}

/** `GET /api/subscribers/:id/consent` → `{ subscriptions, events }`: the subscriptions and their evidence. */
const consent: Endpoint = {
  path: '/:id/consent',
  method: 'get',
  handler: forRoles(marketerRoles, async (req) => {
    const subscriber = await subscriberOf(req)
    if (!subscriber) return notFound(req)
    const { groups } = await facts(req)
    const names = new Map(groups.map((group) => [group.id, group.name]))
    const [subscriptions, { docs: events }] = await Promise.all([
      runStatement(
        req.payload,
        select(
          pick(subscriptionsTable, 'group', 'state', 'since', 'ended'),
          sql`from ${subscriptionsTable} where ${subscriptionsTable.subscriber_id} = ${subscriber.id}
            order by ${subscriptionsTable.group}`,
        ),
      ),
      req.payload.find({
        collection: 'consentEvents',
        where: { mobile: { equals: subscriber.mobile } },
        sort: '-id',
        limit: 200,
        depth: 0,
      }),
    ])
    return Response.json({
      subscriptions: subscriptions.map((row) => ({
        group: names.get(Number(row.group)) ?? '',
        state: row.state,
        since: new Date(momentIn(row.since)).toISOString(),
        ended: row.ended ? new Date(momentIn(row.ended)).toISOString() : null,
      })),
      events: events.map((event) => ({
        ...event,
        groups: ((event.groups ?? []) as number[]).map((id) => names.get(id) ?? '').filter(Boolean),
      })),
    })
  }),
}

/** `POST /api/subscribers/:id/end`: ends all subscriptions of a person who requested it by other means. */
const end: Endpoint = {
  path: '/:id/end',
  method: 'post',
  handler: forRoles(marketerRoles, async (req) => {
    const subscriber = await subscriberOf(req)
    if (!subscriber) return notFound(req)
    const by = (req.user as { name?: string } | null)?.name ?? ''
    const ended = await leave(req.payload, subscriber.mobile, 'all', { source: `Admin: ${by}` }, Date.now())
    return Response.json({ ended })
  }),
}

/** `POST /api/subscribers/:id/erase`: deletes all data about a person, on their request. */
const erase: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: forRoles(marketerRoles, async (req) => {
    const subscriber = await subscriberOf(req)
    if (!subscriber) return notFound(req)
    const person = personHash(req.payload, { mobile: subscriber.mobile })
    await recordAccess(req.payload, staffOf(req), { action: 'personErased', of: 'Abonnenter', person }, Date.now())
    await markVacuumDue(req.payload)
    await erasePerson(req.payload, subscriber.mobile)
    await requestVacuum(req.payload)
    return Response.json({ erased: true })
  }),
}

export const subscriberEndpoints: Endpoint[] = [importing, exporting, consent, end, erase]
