/** Publishing and unpublishing at a set time: over REST, and the admin's own drawer checked by the same rule. */
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { editorRoles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { endpoint, errorResponse, notFound } from '../../cms/rest/endpoint'
import { pageMessages } from './messages'

/** Whether a scheduled time is still in the future. */
function isFuture(date: Date, now: Date): boolean {
  return Number.isFinite(date.getTime()) && date.getTime() > now.getTime()
}

type ScheduleArguments = Parameters<typeof schedulePublishHandler>[0]

const entityOf = ({ doc, global, req: { payload } }: ScheduleArguments) =>
  doc
    ? payload.collections[doc.relationTo as CollectionSlug]?.config
    : payload.globals.config.find(({ slug }) => slug === global)

/** Payload checks access only when the time comes, when no user sees the refusal. */
async function mayPublish(args: ScheduleArguments): Promise<boolean> {
  const { doc, req } = args
  const data = { _status: 'published' }
  return Boolean(await entityOf(args)?.access.update({ req, ...(doc ? { id: Number(doc.value) } : {}), data }))
}

/**
 * Replaces Payload's server function of the same name, which accepts any date and any user of the admin. A collection with
 * `custom.staysPublished` is never unpublished.
 */
export const schedulePublishChecked = async (args: ScheduleArguments) => {
  const { type, date, doc, global, req } = args
  // A call that only takes a schedule away names nothing to publish.
  if ((doc || global) && !(await mayPublish(args))) return { error: req.t('error:unauthorized') }
  if (type === 'unpublish' && entityOf(args)?.custom?.staysPublished === true)
    return { error: translateFor(req, pageMessages.staysPublished) }
  if (date && !isFuture(new Date(date), new Date())) return { error: translateFor(req, pageMessages.pastSchedule) }
  return schedulePublishHandler(args)
}

const body = z.object({ type: z.enum(['publish', 'unpublish']), at: z.iso.datetime({ offset: true }) })

/** `POST /api/pages/:id/schedule` with `{ type, at }`; 201, or 400 with the reason. */
export const scheduleEndpoint = endpoint({
  path: '/:id/schedule',
  roles: editorRoles,
  schema: body,
  badRequest: pageMessages.badSchedule,
  async handle(req, input) {
    const at = new Date(input.at)
    if (!isFuture(at, new Date())) return errorResponse(req, 400, pageMessages.pastSchedule)
    const id = String(req.routeParams?.id)
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!page) return notFound(req)
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: input.type,
        doc: { relationTo: 'pages', value: id },
        user: req.user ? { relationTo: req.user.collection, value: req.user.id } : undefined,
      },
      waitUntil: at,
    } as Parameters<typeof req.payload.jobs.queue>[0])
    return Response.json({ scheduled: input }, { status: 201 })
  },
})
