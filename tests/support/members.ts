/** Members over HTTP, as a browser and as clients of the contract do it. */
import http from 'node:http'
import { registrationNonce } from '../../src/features/accounts/nonce'
import type { TestProgram } from './program'

export const kari = {
  user: 'Kari Ås',
  pass: 'vedovn & varme',
  mail: 'Kari@Example.com',
  name: 'Kari Ås',
  nick: 'Kaisa',
}

export const ola = { user: 'ola', pass: 'ved og kubbe', mail: 'ola@example.com', name: 'Ola', nick: '' }

export type Fields = Readonly<Record<string, string>>

export interface FormResponse {
  status: number
  text: string
  headers: Headers
  /** `name=value` of the cookies that the answer sets. */
  cookies: string[]
}

/** Posts a form. Not with `fetch`, which says of itself that it is no navigation. */
export function post(
  site: Pick<TestProgram, 'url'>,
  path: string,
  body: Fields,
  headers: Fields = {},
): Promise<FormResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      site.url + path,
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const headers = new Headers()
          for (const [name, values] of Object.entries(answer.headersDistinct))
            for (const value of values ?? []) headers.append(name, value)
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers,
            cookies: headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(new URLSearchParams(body).toString())
  })
}

export function nonceOf(site: TestProgram): string {
  return registrationNonce(site.payload.secret)
}

/** Registers as the contract's clients do. */
export function register(site: TestProgram, changed: Fields = {}, headers: Fields = {}): Promise<FormResponse> {
  const body = { action: 'register_user', nonce: nonceOf(site), ...kari, ...changed }
  return post(site, '/wp-admin/admin-ajax.php', body, headers)
}

export function signIn(site: TestProgram, changed: Fields = {}, headers: Fields = {}): Promise<FormResponse> {
  return post(site, '/konto/logg-inn', { page: '/', user: kari.user, pass: kari.pass, ...changed }, headers)
}

/** Registers and signs in; what a browser would send as its cookies afterwards. */
export async function memberCookies(site: TestProgram): Promise<string> {
  await register(site)
  return (await signIn(site)).cookies.join('; ')
}

export interface SentEmail {
  to: string
  subject: string
  text: string
  /** Path and query of its first link; empty without one. */
  link: string
}

/** E-mails in the outbox, the oldest first; without a mail server they wait there. */
export async function emailsOf(site: TestProgram, to?: string): Promise<SentEmail[]> {
  const { docs } = await site.payload.find({ collection: 'emails', sort: 'id', limit: 100 })
  return docs
    .filter((email) => to === undefined || email.to === to)
    .map(({ to: receiver, subject, text }) => {
      const [href] = /https?:\/\/\S+/.exec(text) ?? []
      const url = href ? new URL(href) : undefined
      return { to: receiver, subject, text, link: url ? url.pathname + url.search : '' }
    })
}

/** The code that a link carries. */
export const codeOf = (link: string): string => new URL(link, 'http://localhost').searchParams.get('kode') ?? ''

/** Follows the newest link of a kind: what is posted from the page that it leads to. */
export async function useLink(
  site: TestProgram,
  to: string,
  fields: Fields = {},
  headers: Fields = {},
): Promise<FormResponse> {
  const { link = '' } = (await emailsOf(site, to)).findLast((email) => email.link.includes('kode=')) ?? {}
  return post(site, link.split('?')[0] ?? '', { kode: codeOf(link), ...fields }, headers)
}

/** A member whose address is confirmed, signed in: the cookies. */
export async function confirmedMember(site: TestProgram, changed: Fields = {}): Promise<string> {
  const who = { ...kari, ...changed }
  await register(site, changed)
  await useLink(site, who.mail.toLowerCase())
  return (await signIn(site, { user: who.user, pass: who.pass })).cookies.join('; ')
}
