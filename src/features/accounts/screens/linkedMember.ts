/** The member that a link was made for, while the link is valid. */
import type { Member } from '../../../cms/types'
import { isLink, type LinkPurpose, memberOfLink } from '../links'
import { storedMember } from '../store'
import type { ScreenRequest } from './screen'

export async function linkedMember(
  { runtime, code, now }: ScreenRequest,
  purposes: readonly LinkPurpose[],
): Promise<{ member: Member; purpose: LinkPurpose } | undefined> {
  const id = memberOfLink(code)
  const member = id === undefined ? undefined : await storedMember(runtime.payload, id)
  const purpose = member && purposes.find((each) => isLink(each, code, member, runtime.secret, now))
  return member && purpose ? { member, purpose } : undefined
}
