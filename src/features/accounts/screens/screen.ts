/** An account page that is rendered for one visitor, and takes one form. */
import type { ReactNode } from 'react'
import type { Member } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import type { Runtime } from '../../../web/feature'
import type { FieldErrors, Values } from '../../../web/forms/formState'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import type { VisitorEvent } from '../../../web/tracking'
import type { AccountLimits } from '../limits'
import type { Done } from './done'

/** The visitor and the submitted values. */
export interface ScreenRequest {
  runtime: Runtime
  locale: Locale
  limits: AccountLimits
  /** The visitor's IP address. */
  address: string
  /** The code of the link that led here, also sent by the form on its page. */
  code: string
  /** Query parameter that names the completed action, after a form. */
  done: string
  values: Values
  member: Member | undefined
  /** Id of the visitor's session. */
  session: string | undefined
  /** Description of the browser, for a session that begins. */
  device: string
  trackEvent(event: VisitorEvent): void
  now: number
}

/** For a screen that only members can open. */
export type MemberVisit = ScreenRequest & { member: Member; session: string }

/** A form that was not accepted. */
export interface SubmittedForm {
  values: Values
  errors: FieldErrors
  /** Message above the form. */
  message?: TextKey
}

export const nothingTyped: SubmittedForm = { values: {}, errors: {} }

/** Content of a screen: its title and what is below it. */
export interface ScreenView {
  title: string
  status?: 200 | 404
  content: ReactNode
}

/** Redirects to another page, which shows the message. */
export type Success = { to: string; done?: Done; signOut?: boolean; newSession?: string | undefined }
/** The same page again, with the errors. */
export type ScreenRefusal = { status?: 404 | 422 | 429 | 500; message?: TextKey; errors?: FieldErrors }
export type ScreenOutcome = Success | ScreenRefusal

interface Both<Who extends ScreenRequest> {
  path: string
  draw(visit: Who, site: Site, returned: SubmittedForm): ScreenView | Promise<ScreenView>
  receive(visit: Who, site: Site): Promise<ScreenOutcome>
}

export type OpenScreen = Both<ScreenRequest> & { forMembers: false }
export type MemberScreen = Both<MemberVisit> & { forMembers: true }
export type Screen = OpenScreen | MemberScreen
