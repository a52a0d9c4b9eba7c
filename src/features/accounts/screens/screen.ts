/** A page of accounts that is drawn for its reader alone, and takes one form. */
import type { ReactNode } from 'react'
import type { Locale } from '../../../content/locales'
import type { Member } from '../../../content/types'
import type { Runtime } from '../../../site/feature'
import type { Faults, Values } from '../../../site/forms/formState'
import type { Site } from '../../../site/site'
import type { TextKey } from '../../../site/texts'
import type { AccountLimits } from '../limits'
import type { Done } from './done'

/** Who comes, and with what. */
export interface Visit {
  runtime: Runtime
  locale: Locale
  limits: AccountLimits
  /** The visitor's address. */
  address: string
  /** What the link carried that led here, or the form that stands on its page. */
  code: string
  /** Query parameter of what was done, on the way back from a form. */
  done: string
  values: Values
  member: Member | undefined
  /** Number of the session that the visitor came with. */
  session: string | undefined
  now: number
}

/** Of a screen that is for members alone. */
export type MemberVisit = Visit & { member: Member; session: string }

/** What came back of a form that was not accepted. */
export interface Returned {
  values: Values
  faults: Faults
  /** Said above the form. */
  message?: TextKey
}

export const nothingTyped: Returned = { values: {}, faults: {} }

/** What a screen shows: its title and what stands below it. */
export interface Picture {
  title: string
  status?: 200 | 404
  content: ReactNode
}

export type Outcome =
  /** All is done: on to another page, which says so. */
  | { to: string; done?: Done; signOut?: boolean; newSession?: string }
  /** The same page again, with what is wrong. */
  | { status?: 404 | 422 | 429 | 500; message?: TextKey; faults?: Faults }

interface Both<Who extends Visit> {
  path: string
  draw(visit: Who, site: Site, returned: Returned): Picture | Promise<Picture>
  receive(visit: Who, site: Site): Promise<Outcome>
}

export type OpenScreen = Both<Visit> & { forMembers: false }
export type MemberScreen = Both<MemberVisit> & { forMembers: true }
export type Screen = OpenScreen | MemberScreen
