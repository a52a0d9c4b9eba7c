/**
 * Passkeys (WebAuthn): creation, check, naming and removal. Staff and members use the same code, each with a table of
 * their own (docs/decisions/056).
 */
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
import { momentIn, textIn } from '../rows'
import { moment, runStatement } from '../statements'
import { into, pick, type RowOf, returning, select, type Table } from '../tables'
import { ANSWER_WITHIN, type ChallengeUse, newChallenge, readChallenge } from './challenge'
import type { PasskeyColumn } from './fields'
import { type PasskeyPeople, userHandle } from './userHandle'

/** Passkeys of one kind of people, in a table made of `passkeyFields`. */
export interface PasskeyStore {
  people: PasskeyPeople
  table: Table<PasskeyColumn>
  /** They replace the password and are no second step: the device must store them and know the person. */
  onlyAlone: boolean
}

/** Owner of a new passkey; the authenticator shows `account` and `name` where it lists passkeys. */
export interface PasskeyOwner {
  id: number
  createdAt: string
  account: string
  name: string
}

/** Maximum number of passkeys of one user: a client error must not fill the table. */
const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

/** The relying party's host name. Browsers have no passkeys for an IP address (127.0.0.1). */
export const passkeyHost = ({ config }: Pick<BasePayload, 'config'>): string => new URL(config.serverURL).hostname

const originsOf = ({ config }: BasePayload): string[] => [...config.csrf]

const transportsOf = (row: RowOf<'transports'>) =>
  textIn(row.transports).split(' ').filter(Boolean) as AuthenticatorTransport[]

const credentialsOf = async ({ table }: PasskeyStore, payload: BasePayload, owner: number) =>
  (
    await runStatement(
      payload,
      select(
        { credential: table.credential, transports: table.transports },
        sql`from ${table} where ${table.owner} = ${owner} order by ${table.id}`,
      ),
    )
  ).map((row) => ({ id: textIn(row.credential), transports: transportsOf(row) }))

export interface ListedPasskey {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
}

export async function passkeysOf(
  { table }: PasskeyStore,
  payload: BasePayload,
  owner: number,
): Promise<ListedPasskey[]> {
  const rows = await runStatement(
    payload,
    select(
      pick(table, 'id', 'name', 'added_at', 'used_at'),
      sql`from ${table} where ${table.owner} = ${owner} order by ${table.id}`,
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
export async function askForPasskey(
  store: PasskeyStore,
  payload: BasePayload,
  use: ChallengeUse,
  now: number,
  owner?: number,
) {
  return generateAuthenticationOptions({
    rpID: passkeyHost(payload),
    challenge: newChallenge({ people: store.people, use }, payload.secret, now),
    timeout: ANSWER_WITHIN,
    // Alone it replaces both steps: the user must have been verified by finger, face or PIN.
    userVerification: use === 'passwordless' ? 'required' : 'preferred',
    ...(owner === undefined ? {} : { allowCredentials: await credentialsOf(store, payload, owner) }),
  })
}

/** The user whose passkey signed the challenge; undefined if none did. No response is accepted twice. */
export async function passkeyAnswered(
  { people, table }: PasskeyStore,
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
      pick(table, 'id', 'owner', 'credential', 'public_key', 'counter', 'transports'),
      sql`from ${table} where ${table.credential} = ${answer.id}`,
    ),
  )
  if (!row || (owner !== undefined && Number(row.owner) !== owner)) return undefined
  let made: number | undefined
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => {
      made = readChallenge(challenge, { people, use }, payload.secret, now)
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
      sql`update ${table} set ${table.counter} = ${verified.authenticationInfo.newCounter},
        ${table.used_at} = ${moment(now)}, ${table.answered} = ${made}
        where ${table.id} = ${Number(row.id)} and ${table.answered} < ${made}`,
      { owner: table.owner },
    ),
  )
  return taken.length > 0 ? Number(row.owner) : undefined
}

export async function offerNewPasskey(store: PasskeyStore, payload: BasePayload, owner: PasskeyOwner, now: number) {
  return generateRegistrationOptions({
    rpName: passkeyHost(payload),
    rpID: passkeyHost(payload),
    userName: owner.account,
    userDisplayName: owner.name,
    userID: userHandle(store.people, owner, payload.secret),
    challenge: newChallenge({ people: store.people, use: `new ${owner.id}` }, payload.secret, now),
    timeout: ANSWER_WITHIN,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(store, payload, owner.id),
    authenticatorSelection: store.onlyAlone
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Stores a passkey that the browser created; false if the response is invalid, or the user has too many. */
export async function keepPasskey(
  store: PasskeyStore,
  payload: BasePayload,
  owner: number,
  { response, name }: { response: unknown; name: string },
  now: number,
): Promise<boolean> {
  const { people, table, onlyAlone } = store
  const answer = response as RegistrationResponseJSON
  if (typeof answer?.id !== 'string') return false
  const { length } = await passkeysOf(store, payload, owner)
  if (length >= MAX_PASSKEYS) return false
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) =>
      readChallenge(challenge, { people, use: `new ${owner}` }, payload.secret, now) !== undefined,
    expectedOrigin: originsOf(payload),
    expectedRPID: passkeyHost(payload),
    requireUserVerification: onlyAlone,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const target = into(
    table,
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
      on conflict (${table.credential}) do nothing returning ${table.id}`,
  )
  return rows.length > 0
}

/** One line, of a length that a list can show. */
const passkeyName = (typed: string) =>
  typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_PASSKEY_NAME) || 'Passkey'

export async function renamePasskey(
  { table }: PasskeyStore,
  payload: BasePayload,
  owner: number,
  id: number,
  name: string,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${table} set ${table.name} = ${passkeyName(name)}
      where ${table.owner} = ${owner} and ${table.id} = ${id} returning ${table.id}`,
  )
  return rows.length > 0
}

export async function removePasskey(
  { table }: PasskeyStore,
  payload: BasePayload,
  owner: number,
  id: number,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from ${table} where ${table.owner} = ${owner} and ${table.id} = ${id}
      returning ${table.id}`,
  )
  return rows.length > 0
}
