/** A page of accounts that is drawn for its reader alone, and takes one form. */
import type { ReactNode } from 'react'
import type { Member } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import type { Runtime } from '../../../web/feature'
import type { FieldErrors, Values } from '../../../web/forms/formState'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import type { AccountLimits } from '../limits'
import type { Done } from './done'

/** Who comes, and with what. */
export interface ScreenRequest {
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
export type MemberVisit = ScreenRequest & { member: Member; session: string }

/** What came back of a form that was not accepted. */
export interface SubmittedForm {
  values: Values
  errors: FieldErrors
  /** Said above the form. */
  message?: TextKey
}

export const nothingTyped: SubmittedForm = { values: {}, errors: {} }

/** What a screen shows: its title and what stands below it. */
export interface ScreenView {
  title: string
  status?: 200 | 404
  content: ReactNode
}

export type Outcome =
  /** All is done: on to another page, which says so. */
  | { to: string; done?: Done; signOut?: boolean; newSession?: string }
  /** The same page again, with what is wrong. */
  | { status?: 404 | 422 | 429 | 500; message?: TextKey; errors?: FieldErrors }

interface Both<Who extends ScreenRequest> {
  path: string
  draw(visit: Who, site: Site, returned: SubmittedForm): ScreenView | Promise<ScreenView>
  receive(visit: Who, site: Site): Promise<Outcome>
}

export type OpenScreen = Both<ScreenRequest> & { forMembers: false }
export type MemberScreen = Both<MemberVisit> & { forMembers: true }
export type Screen = OpenScreen | MemberScreen
