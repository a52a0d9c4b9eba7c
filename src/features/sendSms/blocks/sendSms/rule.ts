/**
 * What a block lets its readers do, signed by the program: kept pages are the same for everyone, so the rule travels
 * with the form and not with anybody's session. Who somebody is, is asked when the form comes.
 */
import { isSameSignature, signatureText } from '../../../../platform/signing'
import { type ReceiverKind, receivers } from './wire'

export interface SendRule {
  /** Roles of the admin; undefined: everybody, and then to the site's own number alone. */
  roles: readonly string[] | undefined
  receivers: readonly ReceiverKind[]
  /** Characters at most. */
  max: number
}

const signatureOf = (content: string, secret: string) => signatureText(secret, 'send-sms-rule', content).slice(0, 32)

export function ruleNonce({ roles, receivers: to, max }: SendRule, secret: string): string {
  const content = Buffer.from(JSON.stringify([roles ?? null, to, max])).toString('base64url')
  return `${content}.${signatureOf(content, secret)}`
}

/** Undefined for whatever was not made here. */
export function readRule(nonce: string, secret: string): SendRule | undefined {
  const [, content = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{32})$/.exec(nonce) ?? []
  if (!content) return undefined
  if (!isSameSignature(signature, signatureOf(content, secret))) return undefined
  const [roles, to, max] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
    string[] | null,
    string[],
    number,
  ]
  return { roles: roles ?? undefined, receivers: receivers.filter((kind) => to.includes(kind)), max }
}
