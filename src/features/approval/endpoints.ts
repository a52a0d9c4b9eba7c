/** The admin's calls about approval: a marketer asks and withdraws, an editor approves or returns. */
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorRoles, type Role, staffRoles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { endpoint, errorResponse } from '../../cms/rest/endpoint'
import { displayName, targetOf } from '../collaboration'
import { readStaff, titlesOf, WHOLE_DOCUMENT, writeComment } from '../comments'
import { MAX_NOTE } from './facts'
import { messages } from './messages'
import { isApprovalOn } from './settings'
import { type ApprovalRequest, deleteRequest, isSame, latestVersion, readRequest, writeRequest } from './store'

const document = z.string().max(120)

interface ApprovalQuestion {
  document: string
  collection: CollectionSlug
  id: number
  title: string
}

interface Call<Input extends { document: string }> {
  method?: 'get' | 'post'
  path: `/${string}`
  roles: readonly Role[]
  schema: z.ZodType<Input>
  handle(req: PayloadRequest, asked: ApprovalQuestion, input: Input): Promise<Response | object>
}

/** About a document that the user may read, and that marketers may write where approval is on. */
const approvalEndpoint = <Input extends { document: string }>({ handle, ...call }: Call<Input>): Endpoint =>
  endpoint({
    ...call,
    badRequest: messages.badRequest,
    async handle(req, input) {
      const { document } = input
      const target = targetOf(req, document)
      const title = target?.entity.versions && (await titlesOf(req, [document])).get(document)
      if (target?.id === undefined || !title) return errorResponse(req, 404, messages.notFound)
      return handle(req, { document, collection: target.slug as CollectionSlug, id: target.id, title }, input)
    },
  })

const gone = (req: PayloadRequest) => errorResponse(req, 409, messages.gone)

/** `GET …/of?document=`: whether approval is on, and the document's request. */
const of = approvalEndpoint({
  method: 'get',
  path: '/of',
  roles: staffRoles,
  schema: z.object({ document }),
  async handle(req, { document, collection, id }) {
    const request = await readRequest(req, document)
    const latest = await latestVersion(req, collection, id)
    return {
      isOn: await isApprovalOn(req),
      isDraft: latest?.isDraft ?? false,
      request: request && {
        name: request.userName,
        note: request.note,
        at: request.at,
        version: request.version,
        isOwn: request.user === Number(req.user?.id),
        isChanged: !isSame(request, latest),
      },
    }
  },
})

/** `POST …/ask`: asks for approval of the latest draft; again, it replaces the earlier request. */
const ask = approvalEndpoint({
  path: '/ask',
  roles: ['marketer'],
  schema: z.object({ document, note: z.string().trim().max(MAX_NOTE) }),
  async handle(req, { document, collection, id }, { note }) {
    if (!(await isApprovalOn(req))) return errorResponse(req, 403, messages.isOff)
    const latest = await latestVersion(req, collection, id)
    if (!latest?.isDraft) return errorResponse(req, 409, messages.nothing)
    const user = { user: Number(req.user?.id), userName: displayName(req.user) }
    await writeRequest(req, { document, version: latest.id, versionAt: latest.at, ...user, note, at: Date.now() })
    return {}
  },
})

/** `POST …/withdraw`: takes an own request back. */
const withdraw = approvalEndpoint({
  path: '/withdraw',
  roles: ['marketer'],
  schema: z.object({ document }),
  async handle(req, { document }) {
    const request = await readRequest(req, document)
    if (request?.user !== Number(req.user?.id)) return gone(req)
    await deleteRequest(req, document)
    return {}
  },
})

/** `POST …/approve`: publishes the version that approval was asked for, unless the document has changed since. */
const approve = approvalEndpoint({
  path: '/approve',
  roles: editorRoles,
  schema: z.object({ document, version: z.number() }),
  async handle(req, { document, collection, id }, { version }) {
    const request = await readRequest(req, document)
    if (request?.version !== version) return gone(req)
    if (!isSame(request, await latestVersion(req, collection, id))) return errorResponse(req, 409, messages.changed)
    await req.payload.update({
      collection,
      id,
      data: { _status: 'published' } as never,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return {}
  },
})

/** Who asked, by the name that the user has now: it is mentioned. */
async function nameNow(req: PayloadRequest, { user, userName }: ApprovalRequest): Promise<string> {
  const staff = await readStaff(req)
  return staff.find(({ id }) => id === user)?.name ?? userName
}

/** `POST …/return`: answers with a comment, which is a task and an e-mail for who asked. */
const giveBack = approvalEndpoint({
  path: '/return',
  roles: editorRoles,
  schema: z.object({ document, text: z.string().trim().min(1).max(MAX_NOTE) }),
  async handle(req, { document, title }, { text }) {
    const request = await readRequest(req, document)
    if (!request) return gone(req)
    const comment = translateFor(req, messages.returned, { name: await nameNow(req, request), text })
    await writeComment(req, { document, title, text: comment, before: [], ...WHOLE_DOCUMENT }, Date.now())
    await deleteRequest(req, document)
    return {}
  },
})

export const approvalEndpoints: Endpoint[] = [of, ask, withdraw, approve, giveBack]
