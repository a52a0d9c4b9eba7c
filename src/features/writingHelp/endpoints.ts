/**
 * `POST /api/globals/writingHelp/propose`: one proposal, for staff who may change the document; 404 while the help is
 * off. `POST …/test`: tries the stored settings, for administrators.
 */
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { errorResponse, forbidden, forRoles, notFound, readInput } from '../../cms/rest/endpoint'
import { sharedLimit } from '../../cms/sharedLimit'
import { MEDIA } from '../../cms/uploads/slugs'
import { locales } from '../../lib/locales'
import { service } from '../../platform/services'
import { type Failure, failures } from './failures'
import { sentPicture, storedPicture, trialPicture } from './pictures'
import { type ProposalRequest, propose } from './propose'
import { readService, serviceInUse } from './settings'
import { MAX_SENT, tasks } from './tasks'
import { offersWritingHelp } from './withWritingHelp'

const messages = {
  incomplete: {
    nb: 'Skriv adresse og modell, og lagre før du prøver.',
    en: 'Write address and model, and save before you try.',
  },
  works: { nb: 'Forbindelsen virker: modellen svarte.', en: 'The connection works: the model answered.' },
  worksWithPictures: {
    nb: 'Forbindelsen virker: modellen svarte på et bilde.',
    en: 'The connection works: the model answered to a picture.',
  },
  badRequest: {
    nb: 'Forespørselen er ikke riktig. Teksten kan være for lang.',
    en: 'The request is not right. The text may be too long.',
  },
  tooOften: {
    nb: 'Du har bedt om mange forslag på kort tid. Vent litt og prøv igjen.',
    en: 'You have asked for many proposals in a short time. Wait a little and try again.',
  },
  noPicture: { nb: 'Bildet kan ikke leses.', en: 'The picture cannot be read.' },
}

/** A person who writes asks for one at a time; a program in a hurry would cost money. */
const limit = { tries: 30, perMilliseconds: 5 * 60_000 }
const limits = service((payload: PayloadRequest['payload']) => sharedLimit(payload, 'writing help', limit))

const input = z.object({
  task: z.enum(tasks),
  collection: z.string().max(100).optional(),
  global: z.string().max(100).optional(),
  id: z.number().int().positive().optional(),
  locale: z.enum(locales),
  from: z.enum(locales).optional(),
  field: z.string().max(300),
  lines: z.boolean(),
  text: z.string().max(MAX_SENT),
  maxLength: z.number().int().positive().optional(),
})
type Input = z.infer<typeof input>

/** Whether the text is of a document that the help is offered in, and the user may change it. */
async function mayChange(req: PayloadRequest, { collection, global, id }: Input): Promise<boolean> {
  const entity = collection
    ? req.payload.collections[collection as CollectionSlug]?.config
    : req.payload.globals.config.find(({ slug }) => slug === (global as GlobalSlug))
  if (!entity || !offersWritingHelp(entity)) return false
  const access =
    'create' in entity.access && id === undefined
      ? entity.access.create
      : (entity.access.update as typeof entity.access.read)
  return Boolean(await access({ req, ...(id === undefined ? {} : { id }) }))
}

/** Undefined where the task asks for none; null where it is missing. */
async function pictureFor(req: PayloadRequest, { task, collection, id }: Input): Promise<string | null | undefined> {
  if (task !== 'pictureDescription') return undefined
  if (req.file) return (await sentPicture(req.file.data)) ?? null
  return (collection === MEDIA && id !== undefined && (await storedPicture(req, id))) || null
}

const failureText = (req: PayloadRequest, { name, status, seconds }: Failure): string =>
  translateFor(req, failures[name], { status: status ?? '', seconds: seconds ?? '' })

async function answer(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  const inUse = await serviceInUse(payload)
  if (!inUse) return notFound(req)
  const asked = await readInput(req, input)
  if (!asked) return errorResponse(req, 400, messages.badRequest)
  if (!(await mayChange(req, asked))) return forbidden(req)
  if (asked.task === 'pictureDescription' && !inUse.vision) return notFound(req)
  if (!limits.of(payload).take(String(user?.id), Date.now())) return errorResponse(req, 429, messages.tooOften)
  const picture = await pictureFor(req, asked)
  if (picture === null) return errorResponse(req, 400, messages.noPicture)
  const proposal = await propose(payload, inUse, { ...asked, picture }, { signal: req.signal })
  if ('failure' in proposal) return errorResponse(req, 502, failureText(req, proposal.failure))
  return Response.json(proposal, { headers: { 'cache-control': 'no-store' } })
}

async function test(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { service: stored } = await readService(payload)
  if (!stored) return errorResponse(req, 409, messages.incomplete)
  const trial: ProposalRequest = stored.vision
    ? {
        task: 'pictureDescription',
        locale: 'en',
        field: 'Alternative text',
        text: '',
        lines: false,
        picture: await trialPicture(),
      }
    : { task: 'translation', from: 'nb', locale: 'en', field: 'Title', text: 'God dag', lines: false }
  const proposal = await propose(payload, stored, trial, { signal: req.signal })
  if ('failure' in proposal) return errorResponse(req, 502, failureText(req, proposal.failure))
  return Response.json({ message: translateFor(req, stored.vision ? messages.worksWithPictures : messages.works) })
}

export const writingEndpoints: Omit<Endpoint, 'root'>[] = [
  { method: 'post', path: '/propose', handler: forRoles(staffRoles, answer) },
  { method: 'post', path: '/test', handler: forRoles(['administrator'], test) },
]
