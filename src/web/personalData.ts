/**
 * What a feature stores about people, declared by the feature itself: the privacy page lists it, retention removes it,
 * and on request it is exported or erased. A collection that holds people and is not declared fails a test
 * (`tests/integration/privacyInventory.test.ts`).
 */
import type { SQL } from 'drizzle-orm'
import type { BasePayload, CollectionSlug } from 'payload'
import type { Table } from '../cms/tables'
import type { Locale, Localised } from '../lib/locales'

/** The person searched for: at least one of the two. */
export interface Person {
  /** In lower case. */
  email?: string
  /** E.164. */
  mobile?: string
}

export interface PersonalData {
  /** `feature.kind`: the name under which its retention days are stored. */
  key: string
  name: Localised
  /** The data that it holds. */
  contents: Localised
  purpose: Localised
  /** The legal basis. */
  basis: Localised
  seenBy: Localised
  collections: readonly CollectionSlug[]
  /** The rows that are counted. */
  rows: { table: Table<'id'>; age?: SQL; only?: SQL }
  kept: Retention
  ofPerson?: OfPerson
  /** Why no person can be found in it. */
  unfindable?: Localised
  /** Collections of which staff reads are recorded in the access log. */
  noted?: readonly CollectionSlug[]
}

type Retention =
  /** The period is set elsewhere. */
  | { rule: Localised }
  /** The period is set by administrators; `days` is the default. 0 days: nothing is removed. */
  | {
      days: number
      /** The moment from which the days are counted. */
      since: Localised
      /** Removes some rows older than `before` and returns how many. Called until it returns zero. */
      remove(payload: BasePayload, before: number): Promise<number>
    }

interface OfPerson {
  find(payload: BasePayload, person: Person, locale: Locale): Promise<Found>
  /** May be called twice, and while new rows arrive. */
  erase(payload: BasePayload, person: Person, by: Eraser): Promise<void>
  /** What is left behind, and why. */
  leaves?: Localised
}

export interface Found {
  /**
   * With names that people can read. Keys in running text are removed from the whole export
   * (`features/privacy/secretTexts.ts`).
   */
  rows: readonly object[]
  files?: readonly FoundFile[]
}

interface FoundFile {
  name: string
  /** Undefined: the file is gone. */
  read(): Promise<Buffer | undefined>
}

export interface Eraser {
  /** Milliseconds since 1970. */
  now: number
  /** The staff user who requested the erasure; undefined: the command. */
  user?: number | undefined
}
