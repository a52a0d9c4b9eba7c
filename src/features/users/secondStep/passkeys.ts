/** Passkeys of staff (WebAuthn): made, checked, named and removed. */
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, textIn } from '../../../cms/rows'
import { moment, type Row, runStatement } from '../../../cms/statements'
import type { StoredUser } from '../storedUser'
import { ANSWER_WITHIN, type ChallengeUse, newChallenge, readChallenge } from './challenge'
import { userHandle } from './userHandle'

/** Of one user: an error of a program must not fill the table. */
const MAX_PASSKEYS = 20
const MAX_PASSKEY_NAME = 60

/** The name that passkeys of this site belong to. On an address of figures (127.0.0.1) browsers know none. */
export const passkeyHost = ({ config }: Pick<BasePayload, 'config'>): string => new URL(config.serverURL).hostname

const originsOf = ({ config }: BasePayload): string[] => [...config.csrf]

const transportsOf = (row: Row) => textIn(row.transports).split(' ').filter(Boolean) as AuthenticatorTransport[]

const credentialsOf = async (payload: BasePayload, owner: number) =>
  (
    await runStatement(
      payload,
      sql`select credential, transports from staff_passkeys where owner = ${owner} order by id`,
    )
  ).map((row) => ({ id: textIn(row.credential), transports: transportsOf(row) }))

export interface ListedPasskey {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
}

export async function passkeysOf(payload: BasePayload, owner: number): Promise<ListedPasskey[]> {
  const rows = await runStatement(
    payload,
    sql`select id, name, added_at, used_at from staff_passkeys where owner = ${owner} order by id`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    name: textIn(row.name),
    addedAt: moment(momentIn(row.added_at)),
    usedAt: row.used_at ? moment(momentIn(row.used_at)) : null,
  }))
}

/** What the browser is asked for; `owner` where only that user's passkeys will do. */
export async function askForPasskey(payload: BasePayload, use: ChallengeUse, now: number, owner?: number) {
  return generateAuthenticationOptions({
    rpID: passkeyHost(payload),
    challenge: newChallenge(use, payload.secret, now),
    timeout: ANSWER_WITHIN,
    // Alone it stands for both steps: it must have asked for a finger, a face or a PIN.
    userVerification: use === 'passwordless' ? 'required' : 'preferred',
    ...(owner === undefined ? {} : { allowCredentials: await credentialsOf(payload, owner) }),
  })
}

/** The user whose passkey answered; undefined where none did. No answer is taken twice. */
export async function passkeyAnswered(
  payload: BasePayload,
  response: unknown,
  use: ChallengeUse,
  now: number,
  owner?: number,
): Promise<number | undefined> {
  const answer = response as AuthenticationResponseJSON
  if (typeof answer?.id !== 'string') return undefined
  const [row] = await runStatement(payload, sql`select * from staff_passkeys where credential = ${answer.id}`)
  if (!row || (owner !== undefined && Number(row.owner) !== owner)) return undefined
  let made: number | undefined
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => {
      made = readChallenge(challenge, use, payload.secret, now)
      return made !== undefined
    },
    expectedOrigin: originsOf(payload),
    expectedRPID: passkeyHost(payload),
    credential: {
      id: textIn(row.credential),
      publicKey: new Uint8Array(Buffer.from(textIn(row.public_key), 'base64url')),
      counter: Number(row.counter),
      transports: transportsOf(row),
    },
    requireUserVerification: use === 'passwordless',
    // The library throws on malformed input, which anonymous clients can send.
  }).catch(() => undefined)
  if (!verified?.verified || made === undefined) return undefined
  const taken = await runStatement(
    payload,
    sql`update staff_passkeys set counter = ${verified.authenticationInfo.newCounter}, used_at = ${moment(now)},
      answered = ${made} where id = ${Number(row.id)} and answered < ${made} returning owner`,
  )
  return taken.length > 0 ? Number(row.owner) : undefined
}

export async function offerNewPasskey(payload: BasePayload, user: StoredUser, now: number) {
  return generateRegistrationOptions({
    rpName: passkeyHost(payload),
    rpID: passkeyHost(payload),
    userName: user.email,
    userDisplayName: user.name,
    userID: userHandle(user, payload.secret),
    challenge: newChallenge(`new ${user.id}`, payload.secret, now),
    timeout: ANSWER_WITHIN,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(payload, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Keeps a passkey that the browser made; false where it did not, or the user has too many. */
export async function keepPasskey(
  payload: BasePayload,
  { id: owner }: Pick<StoredUser, 'id'>,
  { response, name }: { response: unknown; name: string },
  now: number,
): Promise<boolean> {
  const answer = response as RegistrationResponseJSON
  if (typeof answer?.id !== 'string') return false
  const { length } = await passkeysOf(payload, owner)
  if (length >= MAX_PASSKEYS) return false
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => readChallenge(challenge, `new ${owner}`, payload.secret, now) !== undefined,
    expectedOrigin: originsOf(payload),
    expectedRPID: passkeyHost(payload),
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const rows = await runStatement(
    payload,
    sql`insert into staff_passkeys (owner, name, credential, public_key, counter, transports, added_at, answered)
      values (${owner}, ${passkeyName(name)}, ${id}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
        ${transports.join(' ')}, ${moment(now)}, 0) on conflict (credential) do nothing returning id`,
  )
  return rows.length > 0
}

/** One line, as long as a list can show. */
const passkeyName = (typed: string) =>
  typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_PASSKEY_NAME) || 'Passkey'

export async function renamePasskey(payload: BasePayload, owner: number, id: number, name: string): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update staff_passkeys set name = ${passkeyName(name)} where owner = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0
}

export async function removePasskey(payload: BasePayload, owner: number, id: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from staff_passkeys where owner = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0
}
