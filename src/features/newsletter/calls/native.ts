/** Responds to a browser without script with a page: the form again, its second step, or the page it came from. */

import type { Context } from 'hono'
import { isValues } from '../../../lib/isValues'
import { errorFacts } from '../../../platform/errorFacts'
import type { Runtime } from '../../../web/feature'
import type { FormState, Values } from '../../../web/forms/formState'
import { HONEYPOT } from '../../../web/forms/honeypot'
import { formIdOf, PAGE, pageForm } from '../../../web/forms/pageForm'
import type { RequestFacts } from '../../../web/requestFacts'
import type { TextKey } from '../../../web/texts'
import {
  AGREED,
  CONSENT,
  FORM,
  FORM_PREFIX,
  STEP,
  STEP_CODE,
  SUBSCRIBED_MARK,
  UNSUBSCRIBED_MARK,
  WORDING,
} from '../blocks/smsNewsletter/wire'
import { answerCall } from './answer'
import type { CallKind } from './limits'
import type { Parameters } from './read'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The typed values, to show them in the form again. */
function typedValues(parameters: Parameters): Values {
  const { group_id: groups, custom_fields: fields } = parameters
  const custom = isValues(fields) ? Object.entries(fields) : []
  return {
    name: text(parameters.name),
    mobile: text(parameters.mobile),
    group_id: (Array.isArray(groups) ? groups : [groups]).map(text).filter(Boolean).join(','),
    [CONSENT]: text(parameters[CONSENT]),
    ...Object.fromEntries(custom.map(([name, value]) => [`custom_fields[${name}]`, text(value)])),
  }
}

/** The version of a consent's wording, as sent by forms and scripts. */
export const versionIn = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text(value)) ? Number(value) : undefined

export async function answerNatively(
  context: Context<{ Bindings: RequestFacts }>,
  runtime: Runtime,
  kind: CallKind,
  parameters: Parameters,
  { allowed, now }: { allowed: boolean; now: number },
): Promise<Response> {
  const id = formIdOf(parameters[FORM])
  const { path, locale, done, rerender } = pageForm(context, runtime, {
    page: text(parameters[PAGE]),
    id,
    form: FORM_PREFIX + id,
  })
  const values = typedValues(parameters)
  const back = (state: Pick<FormState, 'message'> & Partial<FormState>, status: number, code = kind === 'verify') =>
    rerender(status, { ...state, values: { ...values, ...(code ? { [STEP]: STEP_CODE } : {}) } })
  const marked = (field: string, error: TextKey) =>
    back({ message: 'newsletterInvalid', errors: { [field]: error } }, 422)

  if (!allowed) return back({ message: 'newsletterTooMany' }, 429)
  // A filled honeypot gets the success response, and nothing is stored.
  if (parameters[HONEYPOT]) return done(SUBSCRIBED_MARK)
  const agreed = parameters[WORDING] === undefined || parameters[CONSENT] === AGREED
  if (kind === 'subscribe' && !agreed) return marked(CONSENT, 'newsletterConsentMissing')
  // The error itself is not logged: the database quotes the values that it could not store.
  const failed = (error: unknown) => {
    runtime.log.error({ ...errorFacts(error), call: kind }, 'a newsletter call failed')
    return undefined
  }
  const answered = await answerCall(
    runtime,
    kind,
    // The fields of a form are never missing, only empty.
    {
      ...parameters,
      name: text(parameters.name),
      mobile: text(parameters.mobile),
      activation: text(parameters.activation),
    },
    {
      address: context.env.address,
      locale,
      page: parameters[PAGE] === undefined ? undefined : path,
      wording: versionIn(parameters[WORDING]),
      ours: id !== '',
      native: true,
      trackEvent: context.env.trackEvent,
    },
    now,
  ).catch(failed)
  if (!answered) return back({ message: 'newsletterFailed' }, 500)
  if ('answer' in answered) return marked('group_id', 'newsletterGroupMissing')
  const { outcome } = answered
  if (!outcome.done) {
    if (outcome.field) return marked(outcome.field, outcome.text)
    return back({ message: outcome.text }, outcome.status === 429 ? 429 : 422)
  }
  if (outcome.awaitsCode) return back({ message: outcome.text }, 200, true)
  return done(kind === 'unsubscribe' ? UNSUBSCRIBED_MARK : SUBSCRIBED_MARK)
}
