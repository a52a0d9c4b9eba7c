/** Endpoints of the privacy page, below `/api/globals/privacySettings`; administrators only. */
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageOf } from '../../cms/messages'
import { errorResponse, forRoles, readInput } from '../../cms/rest/endpoint'
import type { Localised } from '../../lib/locales'
import type { Person } from '../../web/personalData'
import { personHash, recordAccess, staffOf } from './accessLog'
import type { ErasedFacts, FoundFacts } from './admin/facts'
import type { AccessAction } from './collections'
import { readOverview } from './inventory'
import { erasePerson, exportName, exportPerson, findPerson } from './person'
import { type PersonError, readPerson, type Typed } from './readPerson'

const messages: Readonly<Record<PersonError | 'confirm', Localised>> = {
  missing: {
    nb: 'Skriv en e-postadresse, et mobilnummer eller begge.',
    en: 'Write an e-mail address, a mobile number or both.',
  },
  email: { nb: 'Dette er ikke en e-postadresse.', en: 'This is not an e-mail address.' },
  mobile: { nb: 'Dette er ikke et telefonnummer.', en: 'This is not a phone number.' },
  confirm: { nb: 'Skriv SLETT for å bekrefte.', en: 'Write ERASE to confirm.' },
}
const CONFIRMED = ['SLETT', 'ERASE']

function refuse(req: PayloadRequest, error: keyof typeof messages): Response {
  const fields: Readonly<Record<keyof typeof messages, string>> = {
    missing: 'email',
    email: 'email',
    mobile: 'mobile',
    confirm: 'confirm',
  }
  return errorResponse(req, 422, messages[error], { path: fields[error] })
}

function forAdministrators(
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    handler: forRoles(['administrator'], handle),
  }
}

type PersonRequest = Typed & { confirm?: unknown }

/** An endpoint about one person; logged before the response. */
const aboutPerson = (
  path: string,
  action: AccessAction,
  handle: (req: PayloadRequest, person: Person, request: PersonRequest) => Promise<Response>,
) =>
  forAdministrators('post', path, async (req) => {
    const request: PersonRequest = (await readInput(req, z.looseObject({}))) ?? {}
    const person = readPerson(request)
    if ('error' in person) return refuse(req, person.error)
    const { confirm } = request
    if (action === 'personErased' && !(typeof confirm === 'string' && CONFIRMED.includes(confirm.trim().toUpperCase())))
      return refuse(req, 'confirm')
    await recordAccess(req.payload, staffOf(req), { action, person: personHash(req.payload, person) }, Date.now())
    return handle(req, person, request)
  })

const find = aboutPerson('/find', 'sought', async (req, person) => {
  const locale = languageOf(req)
  const found = await findPerson(req.payload, person, locale)
  return Response.json({
    found: found.map(({ kind, rows, files = [] }) => ({
      name: kind.name[locale],
      count: rows.length,
      files: files.length,
      leaves: kind.ofPerson?.leaves?.[locale] ?? null,
    })),
  } satisfies FoundFacts)
})

const exported = aboutPerson('/export', 'personExported', async (req, person) => {
  const locale = languageOf(req)
  const now = Date.now()
  const archive = Readable.from(exportPerson(req.payload, person, { locale, now }))
  return new Response(Readable.toWeb(archive) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${exportName(locale, now)}"`,
      'cache-control': 'private, no-store',
    },
  })
})

const erase = aboutPerson('/erase', 'personErased', async (req, person) => {
  const locale = languageOf(req)
  const erased = await erasePerson(req.payload, person, { now: Date.now(), user: staffOf(req)?.id })
  return Response.json({
    erased: erased.map(({ kind, erased: count, left }) => ({
      name: kind.name[locale],
      erased: count,
      left,
      leaves: kind.ofPerson?.leaves?.[locale] ?? null,
    })),
  } satisfies ErasedFacts)
})

const overview = forAdministrators('get', '/overview', async (req) =>
  Response.json(await readOverview(req.payload, languageOf(req))),
)

export const privacyEndpoints: Endpoint[] = [overview, find, exported, erase]
