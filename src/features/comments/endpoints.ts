/** The admin's calls about comments. For staff who may read the document. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { inTransaction } from '../../cms/inTransaction'
import { endpoint, errorResponse } from '../../cms/rest/endpoint'
import { locales } from '../../lib/locales'
import { displayName } from '../collaboration'
import { readableTarget } from './documents'
import { MAX_TEXT } from './facts'
import { messages } from './messages'
import { notify } from './notify'
import { readStaff } from './staff'
import {
  type Comment,
  commentsOf,
  deleteComment,
  readComment,
  readThread,
  removeNotices,
  stampOf,
  waitingThreads,
  writeDone,
  writeText,
} from './store'
import { threadsOf } from './threads'
import { WHOLE_DOCUMENT, writeComment } from './write'

const text = z.string().trim().min(1).max(MAX_TEXT)
const id = z.number().int().positive()
const document = z.string().max(120)

interface Call<Input> {
  method?: 'get' | 'post'
  path: `/${string}`
  schema: z.ZodType<Input>
  handle(req: PayloadRequest, input: Input, now: number): Promise<Response | object>
}

const staffEndpoint = <Input>({ method = 'post', path, schema, handle }: Call<Input>): Endpoint =>
  endpoint({
    method,
    path,
    roles: staffRoles,
    schema,
    badRequest: messages.badRequest,
    handle(req, input) {
      const work = () => handle(req, input, Date.now())
      return method === 'post' ? inTransaction(req, work) : work()
    },
  })

const me = (req: PayloadRequest) => Number(req.user?.id)
const gone = (req: PayloadRequest) => errorResponse(req, 404, messages.gone)

/** `GET …/of?document=`: the threads of a document, its stamp before they were read, and who can be mentioned. */
const of = staffEndpoint({
  method: 'get',
  path: '/of',
  schema: z.object({ document }),
  async handle(req, { document }) {
    if (!(await readableTarget(req, document))) return errorResponse(req, 404, messages.notFound)
    const stamp = await stampOf(req, document)
    const waiting = await waitingThreads(req, me(req))
    return {
      stamp,
      threads: threadsOf(await commentsOf(req, document), me(req), waiting),
      staff: await readStaff(req),
    }
  },
})

const path = z
  .string()
  .max(300)
  .regex(/^[\w.-]+$/)
  .nullable()

/** `POST …/write`: a new thread, or with `thread` a reply. */
const write = staffEndpoint({
  path: '/write',
  schema: z.object({
    document,
    text,
    thread: id.optional(),
    row: path.optional(),
    field: path.optional(),
    label: z.string().max(300).catch(''),
    locale: z.enum(locales).nullable().optional(),
  }),
  async handle(req, { document, text, thread: reply, row = null, field = null, label, locale = null }, now) {
    const target = await readableTarget(req, document)
    if (!target) return errorResponse(req, 404, messages.notFound)
    const before = reply === undefined ? [] : await readThread(req, reply)
    const [first] = before
    if (reply !== undefined && (first?.id !== reply || first.document !== document || first.thread !== null))
      return gone(req)
    if (first?.doneAt) return errorResponse(req, 409, messages.isDone)
    const about = first ? WHOLE_DOCUMENT : { place: { row, field }, label, locale }
    const written = await writeComment(req, { document, title: target.title, text, before, ...about }, now)
    return { id: written, thread: first?.id ?? written }
  },
})

/** A comment of a document that the user may read, by its id. */
const about = <Input extends { id: number }>(
  name: `/${string}`,
  schema: z.ZodType<Input>,
  handle: (
    req: PayloadRequest,
    found: { comment: Comment; title: string; input: Input },
    now: number,
  ) => Promise<Response | undefined>,
) =>
  staffEndpoint({
    path: name,
    schema,
    async handle(req, input, now) {
      const comment = await readComment(req, input.id)
      const target = comment && (await readableTarget(req, comment.document))
      if (!comment || !target) return gone(req)
      return (await handle(req, { comment, title: target.title, input }, now)) ?? {}
    },
  })

const notOwn = (req: PayloadRequest) => errorResponse(req, 403, messages.notOwn)

/** `POST …/change`: another text of an own comment. */
const change = about('/change', z.object({ id, text }), async (req, { comment, title, input }, now) => {
  if (comment.author !== me(req)) return notOwn(req)
  if (comment.text === null) return gone(req)
  if (comment.text === input.text) return undefined
  await writeText(req, comment.id, input.text, now)
  const thread = await readThread(req, comment.thread ?? comment.id)
  const changed = { ...comment, text: input.text }
  await notify(req, { comment: changed, thread, title, staff: await readStaff(req), before: comment.text }, now)
  return undefined
})

/** `POST …/remove`: deletes an own comment; one with replies stays as an empty one. */
const remove = about('/remove', z.object({ id }), async (req, { comment }, now) => {
  if (comment.author !== me(req)) return notOwn(req)
  const thread = await readThread(req, comment.thread ?? comment.id)
  if (comment.thread === null && thread.length > 1) await writeText(req, comment.id, null, now)
  else await deleteComment(req, comment)
  return undefined
})

/** `POST …/done`: marks a thread as done, or opens it again. A thread that is done has no notices. */
const done = about('/done', z.object({ id, done: z.boolean() }), async (req, { comment, input }, now) => {
  if (comment.thread !== null) return gone(req)
  await writeDone(req, comment.id, input.done ? displayName(req.user) : undefined, now)
  if (input.done) await removeNotices(req, comment.id)
  return undefined
})

/** `POST …/dismiss`: the thread is no longer among the user's tasks. */
const dismiss = about('/dismiss', z.object({ id }), async (req, { comment }) => {
  await removeNotices(req, comment.id, me(req))
  return undefined
})

export const commentEndpoints: Endpoint[] = [of, write, change, remove, done, dismiss]
