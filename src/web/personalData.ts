/**
 * What a feature stores about people, said by the feature itself: the page about privacy lists it, retention removes
 * it, and whoever asks gets it or has it erased. A collection that holds people and is not declared fails a test
 * (`tests/integration/privacyInventory.test.ts`).
 */
import type { SQL } from 'drizzle-orm'
import type { BasePayload, CollectionSlug } from 'payload'
import type { Locale, Localised } from '../lib/locales'

/** Somebody, as they are looked for: at least one of both. */
export interface Person {
  /** In lower case. */
  email?: string
  /** E.164. */
  mobile?: string
}

export interface PersonalData {
  /** `feature.kind`: the name under which its days are stored. */
  key: string
  name: Localised
  /** Which details. */
  contents: Localised
  purpose: Localised
  /** On which ground in law. */
  basis: Localised
  seenBy: Localised
  collections: readonly CollectionSlug[]
  /** What is counted. */
  rows: { table: string; age?: string; only?: SQL }
  kept: Kept
  ofPerson?: OfPerson
  /** Why nobody can be found in it. */
  nobody?: Localised
  /** Those of the collections whose reading by staff is noted in the access log. */
  noted?: readonly CollectionSlug[]
}

type Kept =
  /** Decided elsewhere. */
  | { rule: Localised }
  /** Decided by administrators; `days` where they have not. 0 days: nothing is removed. */
  | {
      days: number
      /** From when on they are counted. */
      since: Localised
      /** Removes some that are older than a moment; how many. Called until it is none. */
      remove(payload: BasePayload, before: number): Promise<number>
    }

interface OfPerson {
  find(payload: BasePayload, person: Person, locale: Locale): Promise<Found>
  /** May be asked twice, and while new rows arrive. */
  erase(payload: BasePayload, person: Person, by: Eraser): Promise<void>
  /** What is left behind, and why. */
  leaves?: Localised
}

export interface Found {
  /** Under names that people can read. Keys in running text are taken out of the export as a whole (`features/privacy/secretTexts.ts`). */
  rows: readonly object[]
  files?: readonly FoundFile[]
}

interface FoundFile {
  name: string
  /** Undefined: it is gone. */
  read(): Promise<Buffer | undefined>
}

export interface Eraser {
  /** Milliseconds since 1970. */
  now: number
  /** Who of the staff asked; undefined: the command. */
  user?: number | undefined
}
