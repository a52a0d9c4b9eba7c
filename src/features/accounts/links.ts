/**
 * What links in letters carry. Nothing of them is stored: a link is bound to what is stored of the member, and is worth
 * nothing once that has changed. So each works once, and the newest state decides, whoever holds an older one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Member } from '../../content/types'

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

const signature = (purpose: LinkPurpose, content: string, bound: string, secret: string) =>
  createHmac('sha256', secret).update(`member-${purpose}:${content}:${bound}`).digest()

export function writeLink(purpose: LinkPurpose, member: LinkedMember, secret: string, now: number): string {
  const content = `${member.id}.${Math.floor((now + lifetimes[purpose]) / 1000)}`
  return `${content}.${signature(purpose, content, boundTo(purpose, member) ?? '', secret).toString('base64url')}`
}

/** Links in letters; a session's token has the same end. */
export const accountSecretTexts: readonly RegExp[] = [/(?:[\w-]{1,64}\.){2,3}[\w-]{43}(?![\w-])/g]

const shape = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

/** The member that a link names, true or not. */
export function memberOfLink(link: string): number | undefined {
  const id = shape.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}

export function isLink(purpose: LinkPurpose, link: string, member: LinkedMember, secret: string, now: number): boolean {
  const [, id, expires, signed = ''] = shape.exec(link) ?? []
  const bound = boundTo(purpose, member)
  if (bound === undefined || Number(id) !== member.id || Number(expires) * 1000 <= now) return false
  const given = Buffer.from(signed, 'base64url')
  const right = signature(purpose, `${id}.${expires}`, bound, secret)
  // Decoded, a last character may be another than was written: the text must be the same.
  return given.length === right.length && timingSafeEqual(given, right) && right.toString('base64url') === signed
}
