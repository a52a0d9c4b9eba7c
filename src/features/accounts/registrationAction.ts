/**
 * Receives registrations according to the contract (docs/calls.md#register-user); a browser without script gets a page
 * instead.
 */

import type { Member } from '../../cms/types'
import { isLocale, type Locale, splitLocale } from '../../lib/locales'
import { type AjaxAction, type AjaxContext, ajaxText } from '../../web/ajax'
import type { Runtime } from '../../web/feature'
import { errorsOf } from '../../web/forms/errors'
import type { FieldErrors, Values } from '../../web/forms/formState'
import { receiveSubmission, refusalOf } from '../../web/forms/receiveSubmission'
import { LANGUAGE_HEADER } from '../../web/languageHeader'
import { localisedPath } from '../../web/site'
import { ACCOUNT_PATH, REGISTERED_MARK } from './addresses'
import { ACCEPTED, type Registration } from './contract'
import { createRegistrationLimit } from './limits'
import { writeConfirmation, writing } from './mail/emails'
import { isRegistrationNonce } from './nonce'
import { contractText, pageText, type RegistrationRefusal } from './refusals'
import { registerMember } from './registerMember'
import { registrationSchema } from './schema'
import { showGuestPage } from './showAccount'
import { weakPassword } from './weakPassword'

const textByOutcome = { usernameTaken: 'accountUserTaken', emailTaken: 'accountRegisterEmailTaken' } as const

export function registrationAction(runtime: Runtime): AjaxAction {
  const limit = createRegistrationLimit(runtime.payload)

  async function judge(values: Values, address: string, locale: Locale): Promise<RegistrationRefusal | undefined> {
    const received = await receiveSubmission<Registration, Member, RegistrationRefusal>(runtime, {
      name: 'registration',
      values,
      async check() {
        // Checked first: a client that never read a page of this site learns nothing more.
        if (!isRegistrationNonce(values.nonce ?? '', runtime.secret))
          return { refusal: { text: 'accountRegisterFailed' } }
        const checked = errorsOf(registrationSchema, values)
        if ('errors' in checked) return { refusal: checked }
        const { settings } = await runtime.readSite(locale)
        const weakness = weaknessIn(checked.output, settings.name)
        return weakness ? { refusal: { errors: weakness } } : checked
      },
      allow: () => limit.take(address, Date.now()),
      async store(registration) {
        const outcome = await registerMember(runtime.payload, registration, locale)
        if (typeof outcome === 'string') return { refusal: { text: textByOutcome[outcome] } }
        await confirm(outcome, locale)
        return { stored: outcome }
      },
    })
    return refusalOf(received, {
      tooMany: { text: 'accountRegisterTooMany' },
      failed: { text: 'accountRegisterFailed' },
    })
  }

  /** Errors do not undo the stored registration: the e-mail can be requested again. */
  async function confirm(member: Member, locale: Locale): Promise<void> {
    try {
      await writeConfirmation(await writing(runtime, locale, Date.now()), member)
    } catch (error) {
      runtime.log.error({ err: error }, 'an e-mail to a new member could not be stored')
    }
  }

  return async (values, context) => {
    const ours = context.req.header(LANGUAGE_HEADER)
    const locale = isLocale(ours) ? ours : localeOf(context.req.header('referer'))
    const refusal = await judge(values, context.env.address, locale)
    if (!refusal) context.env.trackEvent({ kind: 'memberRegistered' })
    if (context.req.header('sec-fetch-mode') === 'navigate') return respondNatively(refusal, values, context, locale)
    if (!refusal) return ajaxText(context, ACCEPTED)
    if (!isLocale(ours)) return ajaxText(context, contractText(refusal))
    const { t } = await runtime.readSite(locale)
    return ajaxText(context, t(pageText(refusal)))
  }

  async function respondNatively(
    refusal: RegistrationRefusal | undefined,
    values: Values,
    context: AjaxContext,
    locale: Locale,
  ): Promise<Response> {
    if (!refusal) return context.redirect(`${localisedPath(ACCOUNT_PATH, locale)}#${REGISTERED_MARK}`, 303)
    const { user = '', mail = '', name = '', nick = '' } = values
    const { t } = await runtime.readSite(locale)
    const errors = 'errors' in refusal ? Object.entries(refusal.errors).map(([field, key]) => [field, t(key)]) : []
    const registration = {
      values: { user, mail, name, nick },
      errors: Object.fromEntries(errors) as Record<string, string>,
      // Errors of fields are shown at the fields.
      ...('text' in refusal ? { message: t(refusal.text) } : {}),
    }
    return showGuestPage(context, runtime, locale, { returned: { registration }, status: 422 })
  }
}

/** Weak passwords that only the server can detect. */
function weaknessIn({ user, pass, mail }: Registration, site: string): FieldErrors | undefined {
  const weakness = weakPassword(pass, [user, mail, site])
  return weakness && { pass: weakness }
}

/** Language of the page with the form: the contract's fields do not contain it. */
function localeOf(page: string | undefined) {
  return splitLocale(page && URL.canParse(page) ? new URL(page).pathname : '/').locale
}
