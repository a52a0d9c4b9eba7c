/** Signed texts that links and forms carry. The same secret signs other things: the purpose keeps them apart. */
import { isSameSignature, signatureText } from '../../platform/signing'
import { CODE } from './addresses'

/** Texts hold a dealer's link, a receipt's code and the mark of a form's drawing. */
export const orderSecretTexts: readonly RegExp[] = [
  /(?:\d{1,15}\.){1,3}[\w-]{22}(?![\w-])/g,
  new RegExp(`(?<=\\b${CODE}(?:=|%3D))[\\w-]{22}(?![\\w-])`, 'gi'),
]

type Purpose = 'order-receipt' | 'order-dealer' | 'order-drawn'

/** Of the signature; 132 bits are beyond guessing, and links stay short. */
const CHARACTERS = 22

function signatureOf(purpose: Purpose, content: string, secret: string): string {
  return signatureText(secret, purpose, content).slice(0, CHARACTERS)
}

/** Lets whoever sent a request see what becomes of it; as long as it is kept. */
export const receiptCode = (number: string, secret: string) => signatureOf('order-receipt', number, secret)

export const isReceiptCode = (code: string, number: string, secret: string) =>
  isSameSignature(code, receiptCode(number, secret))

/** Days that a dealer's link is good for. */
const DEALER_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

export interface DealerLink {
  request: number
  /** The dealer that it was made for: with another it is worth nothing. 0: head office. */
  dealer: number
  /** Seconds since 1970. */
  expires: number
}

export function dealerToken(request: number, dealer: number, secret: string, now: number): string {
  const expires = Math.floor((now + DEALER_DAYS * DAY) / 1000)
  const content = `${request}.${dealer}.${expires}`
  return `${content}.${signatureOf('order-dealer', content, secret)}`
}

/** Undefined for whatever was not made here, or has expired. */
export function readDealerToken(token: string, secret: string, now: number): DealerLink | undefined {
  const [, content = '', request, dealer, expires, signature = ''] =
    /^((\d{1,15})\.(\d{1,15})\.(\d{1,12}))\.([\w-]{22})$/.exec(token) ?? []
  if (!content || !isSameSignature(signature, signatureOf('order-dealer', content, secret))) return undefined
  const link = { request: Number(request), dealer: Number(dealer), expires: Number(expires) }
  return link.expires * 1000 > now ? link : undefined
}

/** When a form was drawn, in a form that a program cannot make up. */
export function drawnToken(now: number, secret: string): string {
  return `${now}.${signatureOf('order-drawn', String(now), secret)}`
}

/** Milliseconds since the form was drawn; undefined where it does not say, or not by us. */
export function ageOfForm(token: string, secret: string, now: number): number | undefined {
  const [, drawn = '', signature = ''] = /^(\d{1,15})\.([\w-]{22})$/.exec(token) ?? []
  if (!drawn || !isSameSignature(signature, signatureOf('order-drawn', drawn, secret))) return undefined
  return now - Number(drawn)
}
