/** Passkeys of staff (WebAuthn): creation, check, naming and removal. */
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
import { moment, runStatement } from '../../../cms/statements'
import { into, pick, type RowOf, returning, select } from '../../../cms/tables'
import type { StoredUser } from '../storedUser'
import { staffPasskeys } from '../tables'
import { ANSWER_WITHIN, type ChallengeUse, newChallenge, readChallenge } from './challenge'
import { userHandle } from './userHandle'

/** Maximum number of passkeys of one user: a client error must not fill the table. */
const MAX_PASSKEYS = 20
const MAX_PASSKEY_NAME = 60

/** The relying party's host name. Browsers have no passkeys for an IP address (127.0.0.1). */
export const passkeyHost = ({ config }: Pick<BasePayload, 'config'>): string => new URL(config.serverURL).hostname

const originsOf = ({ config }: BasePayload): string[] => [...config.csrf]

const transportsOf = (row: RowOf<'transports'>) =>
  textIn(row.transports).split(' ').filter(Boolean) as AuthenticatorTransport[]

const credentialsOf = async (payload: BasePayload, owner: number) =>
  (
    await runStatement(
      payload,
      select(
        { credential: staffPasskeys.credential, transports: staffPasskeys.transports },
        sql`from ${staffPasskeys} where ${staffPasskeys.owner} = ${owner} order by ${staffPasskeys.id}`,
      ),
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
    select(
      pick(staffPasskeys, 'id', 'name', 'added_at', 'used_at'),
      sql`from ${staffPasskeys} where ${staffPasskeys.owner} = ${owner} order by ${staffPasskeys.id}`,
    ),
  )
  return rows.map((row) => ({
    id: Number(row.id),
    name: textIn(row.name),
    addedAt: moment(momentIn(row.added_at)),
    usedAt: row.used_at ? moment(momentIn(row.used_at)) : null,
  }))
}

/** Options for the browser's request; `owner` restricts it to passkeys of that user. */
export async function askForPasskey(payload: BasePayload, use: ChallengeUse, now: number, owner?: number) {
  return generateAuthenticationOptions({
    rpID: passkeyHost(payload),
    challenge: newChallenge(use, payload.secret, now),
    timeout: ANSWER_WITHIN,
    // Alone it replaces both steps: the user must have been verified by finger, face or PIN.
    userVerification: use === 'passwordless' ? 'required' : 'preferred',
    ...(owner === undefined ? {} : { allowCredentials: await credentialsOf(payload, owner) }),
  })
}

/** The user whose passkey signed the challenge; undefined if none did. No response is accepted twice. */
export async function passkeyAnswered(
  payload: BasePayload,
  response: unknown,
  use: ChallengeUse,
  now: number,
  owner?: number,
): Promise<number | undefined> {
  const answer = response as AuthenticationResponseJSON
  if (typeof answer?.id !== 'string') return undefined
  const [row] = await runStatement(
    payload,
    select(
      pick(staffPasskeys, 'id', 'owner', 'credential', 'public_key', 'counter', 'transports'),
      sql`from ${staffPasskeys} where ${staffPasskeys.credential} = ${answer.id}`,
    ),
  )
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
    returning(
      sql`update ${staffPasskeys} set ${staffPasskeys.counter} = ${verified.authenticationInfo.newCounter},
        ${staffPasskeys.used_at} = ${moment(now)}, ${staffPasskeys.answered} = ${made}
        where ${staffPasskeys.id} = ${Number(row.id)} and ${staffPasskeys.answered} < ${made}`,
      { owner: staffPasskeys.owner },
    ),
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

/** Stores a passkey that the browser created; false if the response is invalid, or the user has too many. */
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
  const target = into(
    staffPasskeys,
    'owner',
    'name',
    'credential',
    'public_key',
    'counter',
    'transports',
    'added_at',
    'answered',
  )
  const rows = await runStatement(
    payload,
    sql`insert into ${target}
      values (${owner}, ${passkeyName(name)}, ${id}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
        ${transports.join(' ')}, ${moment(now)}, 0)
      on conflict (${staffPasskeys.credential}) do nothing returning ${staffPasskeys.id}`,
  )
  return rows.length > 0
}

/** One line, of a length that a list can show. */
const passkeyName = (typed: string) =>
  typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_PASSKEY_NAME) || 'Passkey'

export async function renamePasskey(payload: BasePayload, owner: number, id: number, name: string): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${staffPasskeys} set ${staffPasskeys.name} = ${passkeyName(name)}
      where ${staffPasskeys.owner} = ${owner} and ${staffPasskeys.id} = ${id} returning ${staffPasskeys.id}`,
  )
  return rows.length > 0
}

export async function removePasskey(payload: BasePayload, owner: number, id: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from ${staffPasskeys} where ${staffPasskeys.owner} = ${owner} and ${staffPasskeys.id} = ${id}
      returning ${staffPasskeys.id}`,
  )
  return rows.length > 0
}
