/** Signed texts in links and forms. The same secret signs other things too: the purpose keeps them apart. */
import { isSameSignature, signatureText } from '../../platform/signing'
import { CODE } from './addresses'

/** Patterns of a dealer's link, a receipt's code and the signed render time of a form. */
export const orderSecretTexts: readonly RegExp[] = [
  /(?:\d{1,15}\.){1,3}[\w-]{22}(?![\w-])/g,
  new RegExp(`(?<=\\b${CODE}(?:=|%3D))[\\w-]{22}(?![\\w-])`, 'gi'),
]

type Purpose = 'order-receipt' | 'order-dealer' | 'order-drawn'

/** Characters of the signature; 132 bits cannot be guessed, and links stay short. */
const CHARACTERS = 22

function signatureOf(purpose: Purpose, content: string, secret: string): string {
  return signatureText(secret, purpose, content).slice(0, CHARACTERS)
}

/** Lets the sender follow a request for as long as it is stored. */
export const receiptCode = (number: string, secret: string) => signatureOf('order-receipt', number, secret)

export const isReceiptCode = (code: string, number: string, secret: string) =>
  isSameSignature(code, receiptCode(number, secret))

/** Days that a dealer's link is valid. */
const DEALER_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

export interface DealerLink {
  request: number
  /** The dealer the link was made for; it is invalid for another. 0: head office. */
  dealer: number
  /** Seconds since 1970. */
  expires: number
}

export function dealerToken(request: number, dealer: number, secret: string, now: number): string {
  const expires = Math.floor((now + DEALER_DAYS * DAY) / 1000)
  const content = `${request}.${dealer}.${expires}`
  return `${content}.${signatureOf('order-dealer', content, secret)}`
}

/** Undefined for a token that is invalid or has expired. */
export function readDealerToken(token: string, secret: string, now: number): DealerLink | undefined {
  const [, content = '', request, dealer, expires, signature = ''] =
    /^((\d{1,15})\.(\d{1,15})\.(\d{1,12}))\.([\w-]{22})$/.exec(token) ?? []
  if (!content || !isSameSignature(signature, signatureOf('order-dealer', content, secret))) return undefined
  const link = { request: Number(request), dealer: Number(dealer), expires: Number(expires) }
  return link.expires * 1000 > now ? link : undefined
}

/** Signed render time of a form, which a client cannot forge. */
export function drawnToken(now: number, secret: string): string {
  return `${now}.${signatureOf('order-drawn', String(now), secret)}`
}

/** Milliseconds since the form was rendered; undefined without a valid signature. */
export function ageOfForm(token: string, secret: string, now: number): number | undefined {
  const [, drawn = '', signature = ''] = /^(\d{1,15})\.([\w-]{22})$/.exec(token) ?? []
  if (!drawn || !isSameSignature(signature, signatureOf('order-drawn', drawn, secret))) return undefined
  return now - Number(drawn)
}
