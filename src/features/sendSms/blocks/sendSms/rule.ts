/**
 * What a block permits its visitors, signed by the server and submitted with the form: a cached page is the same for
 * all visitors, so no session can carry the rule. The sender is identified when the form is received.
 */
import { isSameSignature, signatureText } from '../../../../platform/signing'
import { type ReceiverKind, receivers } from './wire'

export interface SendRule {
  /** Roles of the admin; undefined: all visitors, and then only to the site's own number. */
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

/** Undefined if the signature is not the server's. */
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
