/** Members' links: to confirm an address, to change it, and to choose a new password (`platform/boundLinks.ts`). */
import type { Member } from '../../cms/types'
import { idOfBoundLink, isBoundLink, writeBoundLink } from '../../platform/boundLinks'
import { isSameSignature, signatureText } from '../../platform/signing'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Lifetimes in milliseconds. */
export const lifetimes = { confirm: 7 * DAY, newEmail: DAY, password: 60 * MINUTE } as const
export type LinkPurpose = keyof typeof lifetimes
const INVITATION_LIFETIME = DAY

export type LinkedMember = Pick<Member, 'id' | 'email' | 'newEmail' | 'createdAt'> & { hash?: string | null }

/** Data that a link is bound to; undefined if the member has no use for the link. */
function boundTo(purpose: LinkPurpose, { email, newEmail, createdAt, hash }: LinkedMember): string | undefined {
  // Ids of deleted members may be reused: the time of registration distinguishes them.
  const member = `${Date.parse(createdAt)}\n${email}`
  if (purpose === 'confirm') return member
  if (purpose === 'password') return `${member}\n${hash}`
  return newEmail ? `${member}\n${newEmail}\n${hash}` : undefined
}

const purposeOf = (purpose: LinkPurpose) => `member-${purpose}`

export function writeLink(purpose: LinkPurpose, member: LinkedMember, secret: string, now: number): string {
  const to = { purpose: purposeOf(purpose), id: member.id, bound: boundTo(purpose, member) ?? '' }
  return writeBoundLink(to, secret, now + lifetimes[purpose])
}

/** Pattern of links in e-mails; a session's token has the same ending. */
export const accountSecretTexts: readonly RegExp[] = [/(?:[\w-]{1,400}\.){2,3}[\w-]{43}(?![\w-])/g]

/** The member that a link names, without checking the link. */
export const memberOfLink = idOfBoundLink

export function isLink(purpose: LinkPurpose, link: string, member: LinkedMember, secret: string, now: number): boolean {
  const bound = boundTo(purpose, member)
  return bound !== undefined && isBoundLink(link, { purpose: purposeOf(purpose), id: member.id, bound }, secret, now)
}

const INVITATION = 'member-invitation'

/** The code of a link that makes an account for this address: nothing is stored until it is used. */
export function writeInvitation(email: string, secret: string, now: number): string {
  const content = `${Buffer.from(email).toString('base64url')}.${Math.floor((now + INVITATION_LIFETIME) / 1000)}`
  return `${content}.${signatureText(secret, INVITATION, content)}`
}

/** The address of a valid invitation. Whether it has an account by now is the caller's question. */
export function invitedEmail(code: string, secret: string, now: number): string | undefined {
  const [, address = '', expires = '', signature = ''] = /^([\w-]{1,400})\.(\d{1,12})\.([\w-]{43})$/.exec(code) ?? []
  if (!(Number(expires) * 1000 > now)) return undefined
  if (!isSameSignature(signature, signatureText(secret, INVITATION, `${address}.${expires}`))) return undefined
  return Buffer.from(address, 'base64url').toString()
}
