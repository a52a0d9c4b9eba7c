/** Links of members: to confirm an address, to change it, and to choose a new password (`platform/boundLinks.ts`). */
import type { Member } from '../../cms/types'
import { idOfBoundLink, isBoundLink, writeBoundLink } from '../../platform/boundLinks'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Milliseconds that links are good for. */
export const lifetimes = { confirm: 7 * DAY, newEmail: DAY, password: 60 * MINUTE } as const
export type LinkPurpose = keyof typeof lifetimes

export type LinkedMember = Pick<Member, 'id' | 'email' | 'newEmail' | 'createdAt'> & { hash?: string | null }

/** What a link is bound to; undefined where the member has no use for one. */
function boundTo(purpose: LinkPurpose, { email, newEmail, createdAt, hash }: LinkedMember): string | undefined {
  // Numbers of members that are gone may be given out again: the time of registration tells them apart.
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

/** Links in letters; a session's token has the same end. */
export const accountSecretTexts: readonly RegExp[] = [/(?:[\w-]{1,64}\.){2,3}[\w-]{43}(?![\w-])/g]

/** The member that a link names, true or not. */
export const memberOfLink = idOfBoundLink

export function isLink(purpose: LinkPurpose, link: string, member: LinkedMember, secret: string, now: number): boolean {
  const bound = boundTo(purpose, member)
  return bound !== undefined && isBoundLink(link, { purpose: purposeOf(purpose), id: member.id, bound }, secret, now)
}
