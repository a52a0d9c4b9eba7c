/** Responds to a browser without script with a page: the form again, its second step, or the page it came from. */

import type { Context } from 'hono'
import { isValues } from '../../../lib/isValues'
import type { Runtime } from '../../../web/feature'
import type { FormState, Values } from '../../../web/forms/formState'
import { HONEYPOT } from '../../../web/forms/honeypot'
import { formIdOf, PAGE, pageForm } from '../../../web/forms/pageForm'
import { receiveSubmission, refusalOf } from '../../../web/forms/receiveSubmission'
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
import { handleCall } from './handleCall'
import type { CallKind } from './limits'
import type { CallOutcome } from './outcome'
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

/** The form again. */
type FormRefusal = Pick<FormState, 'message'> & Partial<Pick<FormState, 'errors'>> & { status: number }

const marked = (field: string, error: TextKey): FormRefusal => ({
  status: 422,
  message: 'newsletterInvalid',
  errors: { [field]: error },
})

export async function respondNatively(
  context: Context<{ Bindings: RequestFacts }>,
  runtime: Runtime,
  kind: CallKind,
  parameters: Parameters,
  { allow, now }: { allow: () => boolean; now: number },
): Promise<Response> {
  const id = formIdOf(parameters[FORM])
  const { path, locale, done, rerender } = pageForm(context, runtime, {
    page: text(parameters[PAGE]),
    id,
    form: FORM_PREFIX + id,
  })
  const values = typedValues(parameters)
  const back = ({ status, ...state }: FormRefusal, code = kind === 'verify') =>
    rerender(status, { ...state, values: { ...values, ...(code ? { [STEP]: STEP_CODE } : {}) } })

  const received = await receiveSubmission<Parameters, Extract<CallOutcome, { done: true }>, FormRefusal>(runtime, {
    name: `newsletter: ${kind}`,
    values: { [HONEYPOT]: text(parameters[HONEYPOT]) },
    async check() {
      const agreed = parameters[WORDING] === undefined || parameters[CONSENT] === AGREED
      if (kind === 'subscribe' && !agreed) return { refusal: marked(CONSENT, 'newsletterConsentMissing') }
      const { name, mobile, activation } = parameters
      // The fields of a form are never missing, only empty.
      return { output: { ...parameters, name: text(name), mobile: text(mobile), activation: text(activation) } }
    },
    allow,
    async store(checked) {
      const answered = await handleCall(
        runtime,
        kind,
        checked,
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
      )
      if ('answer' in answered) return { refusal: marked('group_id', 'newsletterGroupMissing') }
      const { outcome } = answered
      if (outcome.done) return { stored: outcome }
      if (outcome.field) return { refusal: marked(outcome.field, outcome.text) }
      return { refusal: { status: outcome.status === 429 ? 429 : 422, message: outcome.text } }
    },
  })
  const refusal = refusalOf(received, {
    tooMany: { status: 429, message: 'newsletterTooMany' },
    failed: { status: 500, message: 'newsletterFailed' },
  })
  if (refusal) return back(refusal)
  if (received.kind === 'stored' && received.stored.awaitsCode)
    return back({ status: 200, message: received.stored.text }, true)
  return done(received.kind === 'stored' && kind === 'unsubscribe' ? UNSUBSCRIBED_MARK : SUBSCRIBED_MARK)
}
