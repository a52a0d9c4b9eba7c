/** Answers with the account page: made for its reader alone, and kept by nobody. */
import type { Context } from 'hono'
import type { Locale } from '../../content/locales'
import type { Member } from '../../content/types'
import type { Runtime } from '../../site/feature'
import { personalHeaders } from '../../site/policy'
import { GuestPage, MemberPage, type Returned } from './AccountPage'
import { ACCOUNT_PATH } from './addresses'
import { registrationNonce } from './nonce'

export async function showAccount(
  context: Context,
  { renderPage, secret }: Runtime,
  locale: Locale,
  { member, returned = {}, status = 200 }: { member?: Member | undefined; returned?: Returned; status?: number } = {},
): Promise<Response> {
  const rendered = await renderPage({ locale, path: ACCOUNT_PATH }, async ({ site }) => ({
    kind: 'page',
    status,
    meta: {
      title: site.t('accountPage'),
      path: ACCOUNT_PATH,
      languages: site.languages,
      noindex: true,
    },
    content: member ? (
      <MemberPage site={site} member={member} />
    ) : (
      <GuestPage site={site} nonce={registrationNonce(secret)} returned={returned} />
    ),
  }))
  return context.body(rendered.html, rendered.status as 200, personalHeaders(rendered.needs))
}
