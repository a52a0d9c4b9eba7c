/** Finds, exports and erases all data of one person. */
import { setTimeout as wait } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { BasePayload } from 'payload'
import { markVacuumDue, requestVacuum } from '../../cms/vacuum'
import type { Locale, Localised } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import type { Eraser, Found, Person, PersonalData } from '../../web/personalData'
import { withoutSecrets } from './secretTexts'

export interface FoundKind extends Found {
  kind: PersonalData
}

/** By kind, only those that hold something. */
export async function findPerson(payload: BasePayload, person: Person, locale: Locale): Promise<FoundKind[]> {
  const found: FoundKind[] = []
  for (const kind of declaredIn(payload).personalData) {
    const own = await kind.ofPerson?.find(payload, person, locale)
    if (own && own.rows.length > 0) found.push({ kind, ...own })
  }
  return found
}

const names = {
  about: { nb: 'Opplysninger om', en: 'Details of' },
  site: { nb: 'Nettsted', en: 'Site' },
  madeAt: { nb: 'Laget', en: 'Made at' },
  purpose: { nb: 'Hvorfor', en: 'Why' },
  basis: { nb: 'Grunnlag', en: 'Basis' },
  rows: { nb: 'Opplysninger', en: 'Details' },
  file: { nb: 'opplysninger', en: 'details' },
  files: { nb: 'vedlegg', en: 'files' },
} as const satisfies Record<string, Localised>

function document(
  payload: BasePayload,
  person: Person,
  found: readonly FoundKind[],
  locale: Locale,
  now: number,
): object {
  return {
    [names.about[locale]]: [person.email, person.mobile].filter(Boolean).join(', '),
    [names.site[locale]]: payload.config.serverURL,
    [names.madeAt[locale]]: new Date(now).toISOString(),
    ...Object.fromEntries(
      found.map(({ kind, rows }) => [
        kind.name[locale],
        {
          [names.purpose[locale]]: kind.purpose[locale],
          [names.basis[locale]]: kind.basis[locale],
          [names.rows[locale]]: rows,
        },
      ]),
    ),
  }
}

/** An archive with all data: the details as JSON, the files beside them. One file is in memory at a time. */
export async function* exportPerson(
  payload: BasePayload,
  person: Person,
  { locale, now }: { locale: Locale; now: number },
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let failure: unknown
  const zip = new Zip((error, data) => {
    failure ??= error
    pieces.push(data)
  })
  const found = await findPerson(payload, person, locale)
  const details = new ZipDeflate(`${names.file[locale]}.json`)
  zip.add(details)
  const handedOut = withoutSecrets(payload, document(payload, person, found, locale, now), locale)
  const text = JSON.stringify(handedOut, null, 2)
  details.push(new TextEncoder().encode(`${text}\n`), true)
  for (const { name, read } of found.flatMap(({ files = [] }) => files)) {
    const data = await read()
    if (!data) continue
    // Pictures and PDF are compressed already.
    const file = new ZipPassThrough(`${names.files[locale]}/${name}`)
    zip.add(file)
    file.push(data, true)
    if (failure) throw failure
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

export const exportName = (locale: Locale, now: number) =>
  `${names.file[locale]}-${new Date(now).toISOString().slice(0, 10)}.zip`

export interface Erased {
  kind: PersonalData
  erased: number
  /** Rows that remain: being sent at this moment, or protected. */
  left: number
}

/** Rounds of erasure, and milliseconds between them: new rows may arrive, and a message may be in transit. */
const ROUNDS = 4
const PAUSE = 400

/** Runs every kind, also where nothing was found: texts of others may mention the person. */
export async function erasePerson(
  payload: BasePayload,
  person: Person,
  by: Eraser,
  pause: () => Promise<unknown> = () => wait(PAUSE),
): Promise<Erased[]> {
  const kinds = declaredIn(payload).personalData
  await markVacuumDue(payload)
  const before = await findPerson(payload, person, 'nb')
  const seen = new Map(before.map(({ kind, rows }) => [kind.key, rows.length]))
  let rest: FoundKind[] = before
  for (let round = 1; round === 1 || (rest.length > 0 && round <= ROUNDS); round++) {
    if (round > 1) await pause()
    for (const { ofPerson } of kinds) await ofPerson?.erase(payload, person, by)
    rest = await findPerson(payload, person, 'nb')
    for (const { kind, rows } of rest) if (!seen.has(kind.key)) seen.set(kind.key, rows.length)
  }
  await requestVacuum(payload)
  const left = new Map(rest.map(({ kind, rows }) => [kind.key, rows.length]))
  return kinds.flatMap((kind) => {
    const found = seen.get(kind.key) ?? 0
    const still = left.get(kind.key) ?? 0
    return found > 0 ? [{ kind, erased: Math.max(0, found - still), left: still }] : []
  })
}
