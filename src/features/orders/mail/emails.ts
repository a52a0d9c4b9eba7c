/** The e-mails about a request. Each has a key, by which it is sent once. */

import type { OrderRequest } from '../../../cms/types'
import { defaultLocale, isLocale, type Locale } from '../../../lib/locales'
import { localisedPath } from '../../../web/site'
import type { DealerContact, Receiver } from '../../dealers'
import type { Email, EmailPart } from '../../outbox'
import { DEALER_PATH, receiptPath } from '../addresses'
import { dealerToken, receiptCode } from '../tokens'
import { articles } from './articles'
import { type MailTexts, mailTextsIn } from './texts'

export interface MailContext {
  siteUrl: string
  secret: string
  now: number
  /** Number of the request's attachments. */
  files: number
}

/** Of e-mails to dealers and head office. */
const RECEIVER_LOCALE: Locale = defaultLocale

export const localeOf = ({ locale }: OrderRequest): Locale => (isLocale(locale) ? locale : defaultLocale)
const placeOf = ({ postcode, place }: OrderRequest) => place || postcode

function customer(request: OrderRequest, t: MailTexts, files: number): EmailPart[] {
  const { name, email, phone, company, organisationNumber, street, postcode, place, message } = request
  const address = [street, [postcode, place].filter(Boolean).join(' ')].filter(Boolean).join('\n')
  const facts = [
    [t('name'), name],
    [t('company'), company ?? ''],
    [t('organisationNumber'), organisationNumber ?? ''],
    [t('email'), email],
    [t('phone'), phone ?? ''],
    [t('address'), address],
  ] as const
  return [
    { kind: 'heading', text: t('customer') },
    { kind: 'facts', facts: facts.filter(([, value]) => value) },
    ...(message
      ? ([
          { kind: 'heading', text: t('message') },
          { kind: 'quote', text: message },
        ] as const)
      : []),
    ...(files > 0 ? ([{ kind: 'text', text: t('filesText', { count: files }) }] as const) : []),
  ]
}

const receiptAddress = (request: OrderRequest, { siteUrl, secret }: MailContext) =>
  siteUrl + localisedPath(receiptPath(request.number, receiptCode(request.number, secret)), localeOf(request))

const dealerAddress = (request: OrderRequest, dealer: number, { siteUrl, secret, now }: MailContext) =>
  `${siteUrl}${DEALER_PATH}/${dealerToken(request.id, dealer, secret, now)}`

const adminAddress = (request: OrderRequest, { siteUrl }: MailContext) =>
  `${siteUrl}/admin/collections/orderRequests/${request.id}`

/** `dealer`: the receiver; undefined: head office. */
export function toCustomer(request: OrderRequest, dealer: DealerContact | undefined, post: MailContext): Email {
  const locale = localeOf(request)
  const t = mailTextsIn(locale)
  const subject = t('toCustomerSubject', request as { number: string })
  const text = dealer ? t('toCustomerDealer', { dealer: dealer.name }) : t('toCustomerOffice')
  return {
    key: `order:${request.id}:customer`,
    to: request.email,
    subject,
    locale,
    parts: [
      { kind: 'text', text },
      ...articles(request, locale, post.siteUrl),
      { kind: 'button', text: t('toCustomerWay'), href: receiptAddress(request, post) },
      ...(dealer ? [{ kind: 'contact', heading: t('yourDealer'), hoursHeading: t('hours'), ...dealer } as const] : []),
    ],
  }
}

function facts(request: OrderRequest, t: MailTexts, post: MailContext): EmailPart[] {
  return [...articles(request, RECEIVER_LOCALE, post.siteUrl), ...customer(request, t, post.files)]
}

/** `round`: a request may reach the same dealer again; each time gets its own e-mail. */
export function toDealer(
  request: OrderRequest,
  dealer: Receiver & { email: string },
  post: MailContext,
  { moved = false, round = '' }: { moved?: boolean; round?: string } = {},
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const { number, name } = request
  const subject = t('toDealerSubject', { number, name })
  return {
    key: `order:${request.id}:dealer:${dealer.id}${round}`,
    to: dealer.email,
    replyTo: request.email,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [
      { kind: 'text', text: t('toDealerText', { name, place: placeOf(request), dealer: dealer.name }) },
      ...(moved ? ([{ kind: 'text', text: t('toDealerMoved') }] as const) : []),
      { kind: 'button', text: t('toDealerWay'), href: dealerAddress(request, dealer.id, post) },
      ...facts(request, t, post),
    ],
  }
}

/** A request and the name of its new receiver; undefined: head office. */
export interface Move {
  request: OrderRequest
  receiver: string | undefined
}

export function toOffice(
  request: OrderRequest,
  to: string,
  post: MailContext,
  { round = '' }: { round?: string } = {},
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const { number, name } = request
  const subject = t('toOfficeSubject', { number })
  return {
    key: `order:${request.id}:office${round}`,
    to,
    replyTo: request.email,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [
      { kind: 'text', text: t('toOfficeText', { name, place: placeOf(request) }) },
      { kind: 'button', text: t('adminWay'), href: adminAddress(request, post) },
      ...facts(request, t, post),
    ],
  }
}

/** Where the open requests of a removed dealer went. Names no customer: it is kept when a customer is erased. */
export function rerouted(
  to: string,
  { former, moves, key }: { former: string; moves: readonly Move[]; key: string },
  { siteUrl }: Pick<MailContext, 'siteUrl'>,
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const dealer = former || t('formerDealer')
  const subject = t('reroutedSubject', { dealer })
  const ids = moves.map(({ request }) => request.id).join(',')
  return {
    key,
    to,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [
      { kind: 'text', text: t('reroutedText', { dealer, count: moves.length }) },
      {
        kind: 'table',
        head: [t('number'), t('receiver')],
        rows: moves.map(({ request, receiver }) => [request.number, receiver ?? t('headOffice')]),
      },
      {
        kind: 'button',
        text: t('reroutedWay'),
        href: `${siteUrl}/admin/collections/orderRequests?where[and][0][id][in]=${ids}`,
      },
    ],
  }
}

export function declined(
  request: OrderRequest,
  to: string,
  { dealer, dealerId, reason, round }: { dealer: string; dealerId: number; reason: string; round: string },
  post: MailContext,
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const { number, name } = request
  const subject = t('declinedSubject', { dealer, number })
  return {
    key: `order:${request.id}:declined:${dealerId}${round}`,
    to,
    replyTo: request.email,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [
      { kind: 'text', text: t('declinedText', { dealer, name }) },
      { kind: 'quote', text: reason },
      { kind: 'button', text: t('adminWay'), href: adminAddress(request, post) },
      ...facts(request, t, post),
    ],
  }
}

/** Common part of both reminders: the receiver and the link to the request. */
function reminderTo(
  request: OrderRequest,
  { key, to, button }: { key: string; to: string; button: EmailPart },
  hours: number,
  post: MailContext,
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const { number, name } = request
  const subject = t('remindSubject', { number })
  return {
    key,
    to,
    replyTo: request.email,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [{ kind: 'text', text: t('remindText', { name, hours }) }, button, ...facts(request, t, post)],
  }
}

export function reminder(
  request: OrderRequest,
  { id, email }: Receiver & { email: string },
  { hours, round }: { hours: number; round: string },
  post: MailContext,
): Email {
  const button = {
    kind: 'button',
    text: mailTextsIn(RECEIVER_LOCALE)('toDealerWay'),
    href: dealerAddress(request, id, post),
  } as const
  return reminderTo(request, { key: `order:${request.id}:remind:${id}${round}`, to: email, button }, hours, post)
}

/** For a request that head office holds itself. */
export function officeReminder(
  request: OrderRequest,
  to: string,
  { hours, round }: { hours: number; round: string },
  post: MailContext,
): Email {
  const button = {
    kind: 'button',
    text: mailTextsIn(RECEIVER_LOCALE)('adminWay'),
    href: adminAddress(request, post),
  } as const
  return reminderTo(request, { key: `order:${request.id}:remind:office${round}`, to, button }, hours, post)
}

/** `dealer`: the receiver that has not answered; undefined: head office. */
export function escalation(
  request: OrderRequest,
  to: string,
  { dealer, hours, round }: { dealer: string | undefined; hours: number; round: string },
  post: MailContext,
): Email {
  const t = mailTextsIn(RECEIVER_LOCALE)
  const { number, name } = request
  const subject = t('escalateSubject', { number, hours })
  return {
    key: `order:${request.id}:escalate${round}:${to}`,
    to,
    subject,
    locale: RECEIVER_LOCALE,
    parts: [
      { kind: 'text', text: t('escalateText', { dealer: dealer ?? t('headOffice'), name, hours }) },
      { kind: 'button', text: t('adminWay'), href: adminAddress(request, post) },
      ...facts(request, t, post),
    ],
  }
}

/** The answer of a dealer or of head office, in an e-mail in the customer's language. */
export function answer(
  request: OrderRequest,
  { by, replyTo, text, key }: { by: string; replyTo: string | undefined; text: string; key: string },
  post: MailContext,
): Email {
  const locale = localeOf(request)
  const t = mailTextsIn(locale)
  const subject = t('answerSubject', { number: request.number })
  return {
    key: `order:${request.id}:answer:${key}`,
    to: request.email,
    replyTo,
    subject,
    locale,
    parts: [
      { kind: 'text', text: t('answerText', { by }) },
      { kind: 'quote', text },
      ...(replyTo ? ([{ kind: 'text', text: t('answerReply') }] as const) : []),
      { kind: 'button', text: t('toCustomerWay'), href: receiptAddress(request, post) },
      ...articles(request, locale, post.siteUrl),
    ],
  }
}
