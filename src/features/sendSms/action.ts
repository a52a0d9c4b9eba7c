/**
 * Receives the send-SMS form as the contract says (docs/calls.md#send-sms); a browser without script gets a page
 * instead.
 */

import { hasRole, type Role, roles } from '../../cms/access/roles'
import { sharedLimit } from '../../cms/sharedLimit'
import { fill } from '../../lib/fill'
import { isLocale, type Locale } from '../../lib/locales'
import { escapeHtml } from '../../platform/escaping'
import { networkOf } from '../../platform/network'
import type { AjaxAction, AjaxContext } from '../../web/ajax'
import type { Runtime } from '../../web/feature'
import type { Values } from '../../web/forms/formState'
import { formIdOf, PAGE, pageForm, SENT_MARK } from '../../web/forms/pageForm'
import { receiveSubmission, refusalOf } from '../../web/forms/receiveSubmission'
import { sentFromHere } from '../../web/forms/sentFromHere'
import { LANGUAGE_HEADER } from '../../web/languageHeader'
import { readRule, type SendRule } from './blocks/sendSms/rule'
import { FORM, FORM_PREFIX, NONCE, PLACEHOLDER_PREFIX } from './blocks/sendSms/wire'
import { readRequest, type SmsRefusal } from './request'
import { send } from './send'
import { sendSmsTexts } from './texts'

const MINUTE = 60_000
/** Messages from one address: what costs money is not open for long. */
const ofStrangers = { tries: 3, perMilliseconds: 15 * MINUTE }
const ofStaff = { tries: 60, perMilliseconds: 10 * MINUTE }

export function sendSmsAction(runtime: Runtime): AjaxAction {
  const { payload } = runtime
  const strangers = sharedLimit(payload, 'send SMS: strangers', ofStrangers)
  const staff = sharedLimit(payload, 'send SMS: staff', ofStaff)

  async function isAllowed({ roles: wanted }: SendRule, { headers }: Request): Promise<boolean> {
    if (!wanted) return true
    if (!sentFromHere(headers)) return false
    const { user } = await payload.auth({ headers })
    return hasRole(user, ...roles.filter((role): role is Role => wanted.includes(role)))
  }

  async function judge(values: Values, context: AjaxContext): Promise<SmsRefusal | undefined> {
    const rule = readRule(context.req.query(NONCE) ?? values[NONCE] ?? '', runtime.secret)
    const byStranger = rule?.roles === undefined
    const received = await receiveSubmission(runtime, {
      name: 'SMS from a page',
      values,
      async check() {
        const read = readRequest(values, rule, rule !== undefined && (await isAllowed(rule, context.req.raw)))
        return 'refusal' in read ? read : { output: read.request }
      },
      allow: () => (byStranger ? strangers : staff).take(networkOf(context.env.address), Date.now()),
      async store(request) {
        const refusal = await send(runtime, request, byStranger)
        return refusal ? { refusal } : { stored: true }
      },
    })
    return refusalOf(received, { tooMany: { text: 'sendSmsTooMany' }, failed: { text: 'sendSmsRefused' } })
  }

  function answer(context: AjaxContext, refusal: SmsRefusal | undefined): Response {
    const language = context.req.header(LANGUAGE_HEADER)
    const locale: Locale = isLocale(language) ? language : 'en'
    const headers = { 'cache-control': 'no-store' }
    if (!refusal) return context.json({ success: true, data: sendSmsTexts.sendSmsSent[locale] }, 200, headers)
    // Clients may insert the message as HTML.
    const values = Object.entries(refusal.values ?? {}).map(([name, value]) => [name, escapeHtml(String(value))])
    const message = fill(sendSmsTexts[refusal.text][locale], Object.fromEntries(values))
    return context.json({ success: false, data: { message } }, 400, headers)
  }

  async function respondNatively(
    values: Values,
    refusal: SmsRefusal | undefined,
    context: AjaxContext,
  ): Promise<Response> {
    const id = formIdOf(values[FORM])
    const { done, rerender } = pageForm(context, runtime, { page: values[PAGE], id, form: FORM_PREFIX + id })
    if (!refusal) return done(SENT_MARK)
    const { message = '', recipients = '', numbers = '', group_ids = '' } = values
    const placeholders = Object.entries(refusal.values ?? {}).map(([name, value]) => [
      PLACEHOLDER_PREFIX + name,
      String(value),
    ])
    return rerender(refusal.text === 'sendSmsTooMany' ? 429 : 422, {
      values: { message, recipients, numbers, group_ids, ...Object.fromEntries(placeholders) },
      errors: refusal.field ? { [refusal.field]: refusal.text } : {},
      message: refusal.text,
    })
  }

  return async (values, context) => {
    const refusal = await judge(values, context)
    if (context.req.header('sec-fetch-mode') === 'navigate') return respondNatively(values, refusal, context)
    return answer(context, refusal)
  }
}
