/** Subscribes at once, or after a code if the site requires one (docs/calls.md#newsletter). */
import { randomUUID } from 'node:crypto'
import { hasGateway, readSmsSettings, sendSmsNow } from '../../sms'
import { codeHash, newCode } from '../activation/code'
import { mayCostCode } from '../activation/counters'
import { dropPending, keepPending } from '../activation/pending'
import { readCustomFields } from '../customFields'
import { recordEvidence } from '../evidence/record'
import { readMobile } from '../mobile'
import { activeGroups, beginSubscriptions, NO_GROUP, type SubscriberDetails } from '../subscribe'
import { type CallContext, type CallOutcome, refused, tooMany } from './outcome'

const MINUTE = 60 * 1000
const MAX_NAME = 120

export async function subscribeCall(context: CallContext): Promise<CallOutcome> {
  const { runtime, settings, call, circumstances, locale, now } = context
  const { payload } = runtime
  if (settings.groupsRequired && call.groups.length === 0) return refused('newsletterGroupMissing', 'group_id')
  if (!call.name || !call.mobile) return refused('newsletterRequired', call.name ? 'mobile' : 'name')
  if (call.name.length > MAX_NAME) return refused('newsletterNameTooLong', 'name')
  const number = readMobile(call.mobile, { home: context.home })
  if ('error' in number) return refused(number.error, 'mobile')
  const { values, errors } = readCustomFields(settings.customFields ?? [], call.customFields)
  const [error] = errors
  if (error) {
    const text = error.missing ? 'newsletterFieldMissing' : 'newsletterFieldWrong'
    return refused(text, `custom_fields[${error.field.name}]`, { label: error.field.label })
  }
  const { mobile, country } = number
  const groups = call.groups.length > 0 ? call.groups : [NO_GROUP]
  if ((await activeGroups(payload, mobile, groups)).size > 0) return refused('newsletterTaken', 'mobile')
  const source = circumstances.wordingSource === 'unknown' ? 'client' : 'form'
  const person: SubscriberDetails = { mobile, name: call.name, locale, customFields: values, source }
  if (settings.verification && hasGateway(await readSmsSettings(payload)))
    return sendCode(context, person, groups, country)
  await beginSubscriptions(payload, person, groups, { ...circumstances, kind: 'given' }, now)
  return { done: true, text: 'newsletterSubscribed' }
}

async function sendCode(
  { runtime, settings, circumstances, address, t, now }: CallContext,
  person: SubscriberDetails,
  groups: readonly number[],
  country: string,
): Promise<CallOutcome> {
  const { payload, secret } = runtime
  const { mobile } = person
  if (!(await mayCostCode(payload, { mobile, country, address }, settings, { secret, now }))) return tooMany()
  const code = newCode()
  const hash = codeHash(code, mobile, secret)
  // Stored first: the code may be submitted before the gateway has responded.
  await keepPending(
    payload,
    { person, groups, circumstances },
    { codeHash: hash, expiresAt: now + settings.codeMinutes * MINUTE, now },
  )
  const sent = await sendSmsNow(runtime, {
    key: `newsletter-code:${randomUUID()}`,
    to: mobile,
    text: t('newsletterCodeMessage', { code }),
    secret: true,
  }).catch(() => 'failed' as const)
  // An uncertain one may still arrive.
  if (sent === 'failed') {
    await dropPending(payload, mobile, hash)
    return refused('newsletterCodeNotSent')
  }
  await recordEvidence(payload, [{ ...circumstances, mobile, kind: 'codeSent', groups }], now)
  return { done: true, text: 'newsletterCodeSent', awaitsCode: true }
}
