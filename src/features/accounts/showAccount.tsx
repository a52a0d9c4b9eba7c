/** Responds with an account page: rendered for one visitor, and not cached. */
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Locale } from '../../lib/locales'
import type { Runtime } from '../../web/feature'
import { personalHeaders } from '../../web/policy'
import type { Site } from '../../web/site'
import { GuestPage, type ReturnedForms } from './AccountPage'
import { ACCOUNT_PATH } from './addresses'
import { registrationNonce } from './nonce'
import pageStyles from './styles/page.css?inline'

/** Renders a page at a path of accounts. */
export async function showPage(
  context: Context,
  { renderPage }: Pick<Runtime, 'renderPage'>,
  { locale, path, status = 200 }: { locale: Locale; path: string; status?: number },
  draw: (site: Site) => Promise<{ title: string; content: ReactNode; status?: number }>,
): Promise<Response> {
  const rendered = await renderPage({ locale, path }, async ({ site }) => {
    const picture = await draw(site)
    return {
      kind: 'page',
      status: picture.status ?? status,
      meta: {
        title: picture.title,
        description: site.t('accountBenefits'),
        path,
        languages: site.languages,
        noindex: true,
      },
      styles: pageStyles,
      content: picture.content,
    }
  })
  return context.body(rendered.body, rendered.status as 200, personalHeaders(rendered.needs))
}

/** Sign-in and registration, with the submitted values of either. */
export function showGuestPage(
  context: Context,
  runtime: Runtime,
  locale: Locale,
  {
    returned = {},
    doneMessage,
    status = 200,
  }: { returned?: ReturnedForms; doneMessage?: (site: Site) => string | undefined; status?: number } = {},
): Promise<Response> {
  return showPage(context, runtime, { locale, path: ACCOUNT_PATH, status }, async (site) => ({
    title: site.t('accountPage'),
    content: (
      <GuestPage
        site={site}
        nonce={registrationNonce(runtime.secret)}
        returned={returned}
        doneMessage={doneMessage?.(site)}
      />
    ),
  }))
}
