/** On the admin's front page, for administrators, while the edge takes no purges: visitors see old pages. */
import type { ServerProps } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { isLocale } from '../../../lib/locales'
import { osloText } from '../../../lib/osloTime'
import { declaredIn } from '../../../web/declared'
import { failingPurge } from '../rows'
import '../../../web/admin/statusBox.css'
import './cdnNotice.css'

const texts = {
  nb: {
    title: 'Besøkende kan se gamle sider',
    failing: 'Endringer siden {when} har ikke nådd frem til {provider}: {error}. Det prøves på nytt til det lykkes.',
  },
  en: {
    title: 'Visitors may see old pages',
    failing: 'Changes since {when} have not reached {provider}: {error}. It is tried again until it succeeds.',
  },
}

const names = { varnish: 'Varnish', fastly: 'Fastly', cloudflare: 'Cloudflare', bunny: 'Bunny' }

/** Milliseconds: a short failure mends itself. */
const PATIENCE = 2 * 60_000

export async function CdnNotice({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  const { cdn } = declaredIn(payload)
  if (!cdn || !hasRole(user, 'administrator')) return null
  const now = Date.now()
  const failing = await failingPurge(payload, now)
  if (!failing || failing.overdue < PATIENCE) return null
  const locale = isLocale(i18n.language) ? i18n.language : 'nb'
  const text = texts[locale]
  const when = osloText(now - failing.overdue, locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="cdn-notice status-box is-faulty" aria-labelledby="cdn-notice">
      <h2 id="cdn-notice">{text.title}</h2>
      <p>{fill(text.failing, { when, provider: names[cdn.provider], error: failing.error })}</p>
    </section>
  )
}
