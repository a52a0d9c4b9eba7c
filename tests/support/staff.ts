/** A staff user's browser: its cookies, its address, its calls of the admin. */
import { TOTP } from 'otpauth'
import type { TestProgram } from './program'

/** Each from an address of its own unless one is named: what is limited is limited by it. */
let visitors = 0

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, read by tests alone
type ResponseBody = any

export function browserOf(site: Pick<TestProgram, 'url'>, address = `192.0.2.${++visitors}`) {
  const cookies = new Map<string, string>()
  async function call(method: string, path: string, body?: object): Promise<{ status: number; body: ResponseBody }> {
    const answer = await fetch(site.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/expires=Thu, 01 Jan 1970/i.test(cookie) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.json().catch(() => ({})) }
  }
  return {
    cookies,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object = {}) => call('POST', path, body),
    patch: (path: string, body: object) => call('PATCH', path, body),
    signIn: (email: string, password: string) => call('POST', '/api/users/login', { email, password }),
    me: async () => (await call('GET', '/api/users/me')).body.user as { email: string } | null,
  }
}
export type StaffBrowser = ReturnType<typeof browserOf>

/** The code that an app shows for a key, at a moment. */
export const codeAt = (key: string, timestamp: number): string =>
  new TOTP({ secret: key.replaceAll(' ', ''), digits: 6, period: 30 }).generate({ timestamp })

/** Sets one-time codes up; the key, and the recovery codes that came with it. */
export async function setUpCodes(
  browser: StaffBrowser,
  password: string,
  now = Date.now(),
): Promise<{ key: string; recoveryCodes: string[] }> {
  const { body: offer } = await browser.post('/api/users/security/codes/options', { proof: { password } })
  const { sealed, key } = offer as { sealed: string; key: string }
  const { body } = await browser.post('/api/users/security/codes', { sealed, code: codeAt(key, now) })
  return { key, recoveryCodes: body.recoveryCodes }
}
