/** Receives registrations as the contract says (wire contracts §3); a browser without script gets a page instead. */
import { type Locale, splitLocale } from '../../content/locales'
import type { Member } from '../../content/types'
import { type AjaxAction, type AjaxContext, ajaxText } from '../../site/ajax'
import type { Runtime } from '../../site/feature'
import { faultsOf } from '../../site/forms/faults'
import type { Faults, Values } from '../../site/forms/formState'
import { localisedPath } from '../../site/site'
import { ACCOUNT_PATH, REGISTERED_MARK } from './addresses'
import { ACCEPTED, type Registration, SOMETHING_WRONG } from './contract'
import { faultFacts } from './faultFacts'
import { createRegistrationLimit } from './limits'
import { writeConfirmation, writing } from './mail/letters'
import { isRegistrationNonce } from './nonce'
import { EMAIL_TAKEN, refusalOf, TOO_MANY, USERNAME_TAKEN } from './refusals'
import { registerMember } from './registerMember'
import { registrationSchema } from './schema'
import { showGuestPage } from './showAccount'
import { weakPassword } from './weakPassword'

const refusalByOutcome = { usernameTaken: USERNAME_TAKEN, emailTaken: EMAIL_TAKEN } as const

type Judgement = { registered: true } | { registered: false; text: string; faults?: Faults }

export function registrationAction(runtime: Runtime): AjaxAction {
  const limit = createRegistrationLimit()

  async function judge(values: Values, address: string, locale: Locale): Promise<Judgement> {
    // First of all: what never read a page of this site is told nothing more.
    if (!isRegistrationNonce(values.nonce ?? '', runtime.secret)) return { registered: false, text: SOMETHING_WRONG }
    const checked = faultsOf(registrationSchema, values)
    const { settings } = await runtime.readSite(locale)
    const faults = 'faults' in checked ? checked.faults : weaknessIn(checked.output, settings.name)
    if ('faults' in checked || faults) return { registered: false, text: refusalOf(faults ?? {}), faults: faults ?? {} }
    if (!limit.take(address, Date.now())) return { registered: false, text: TOO_MANY }
    try {
      const outcome = await registerMember(runtime.payload, checked.output, locale)
      if (typeof outcome === 'string') return { registered: false, text: refusalByOutcome[outcome] }
      await confirm(outcome, locale)
      return { registered: true }
    } catch (error) {
      runtime.log.error(faultFacts(error), 'a registration could not be stored')
      return { registered: false, text: SOMETHING_WRONG }
    }
  }

  /** The registration is stored, and stays so: the letter can be asked for again. */
  async function confirm(member: Member, locale: Locale): Promise<void> {
    try {
      await writeConfirmation(await writing(runtime, locale, Date.now()), member)
    } catch (error) {
      runtime.log.error(faultFacts(error), 'a letter to a new member could not be stored')
    }
  }

  return async (values, context) => {
    const judgement = await judge(values, context.env.address, localeOf(context.req.header('referer')))
    if (judgement.registered) context.env.happened({ kind: 'memberRegistered' })
    if (context.req.header('sec-fetch-mode') === 'navigate') return answerNatively(judgement, values, context)
    return ajaxText(context, judgement.registered ? ACCEPTED : judgement.text)
  }

  async function answerNatively(judgement: Judgement, values: Values, context: AjaxContext): Promise<Response> {
    const locale = localeOf(context.req.header('referer'))
    if (judgement.registered) return context.redirect(`${localisedPath(ACCOUNT_PATH, locale)}#${REGISTERED_MARK}`, 303)
    const { user = '', mail = '', name = '', nick = '' } = values
    const { t } = await runtime.readSite(locale)
    const faults = Object.entries(judgement.faults ?? {}).map(([field, key]) => [field, t(key)])
    const registration = {
      values: { user, mail, name, nick },
      faults: Object.fromEntries(faults) as Record<string, string>,
      // A field that is marked says what is wrong with it, and in the page's language.
      ...(faults.length === 0 ? { message: judgement.text } : {}),
    }
    return showGuestPage(context, runtime, locale, { returned: { registration }, status: 422 })
  }
}

/** What only the server knows to be weak. */
function weaknessIn({ user, pass, mail }: Registration, site: string): Faults | undefined {
  const weakness = weakPassword(pass, [user, mail, site])
  return weakness && { pass: weakness }
}

/** The language of the page that the form stands on: its fields are the contract's and do not say. */
function localeOf(page: string | undefined) {
  return splitLocale(page && URL.canParse(page) ? new URL(page).pathname : '/').locale
}
