/** On the admin's front page: messages that failed or ended uncertain, each kind a link to its filtered list. */
import type { ServerProps } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { isLocale } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import './undelivered.css'

const texts = {
  nb: {
    title: 'Meldinger som ikke kom fram',
    failed: '{count} mislyktes',
    uncertain: '{count} uvisse, kan ha kommet fram',
  },
  en: {
    title: 'Messages that did not arrive',
    failed: '{count} failed',
    uncertain: '{count} uncertain, may have arrived',
  },
}

export async function UndeliveredNotice({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  const locale = isLocale(i18n.language) ? i18n.language : 'nb'
  const mine = declaredIn(payload).undelivered.filter(({ seenBy }) => hasRole(user, ...seenBy))
  const counted = await Promise.all(mine.map(async (of) => ({ of, count: await of.count(payload) })))
  const shown = counted.filter(({ count }) => count.failed + count.uncertain > 0)
  if (shown.length === 0) return null
  const text = texts[locale]
  return (
    <section className="undelivered" aria-labelledby="undelivered">
      <h2 id="undelivered">{text.title}</h2>
      <ul>
        {shown.map(({ of, count }) => (
          <li key={of.key}>
            <a href={of.href}>{of.name[locale]}</a>
            {': '}
            {(['failed', 'uncertain'] as const)
              .filter((state) => count[state] > 0)
              .map((state) => fill(text[state], { count: count[state] }))
              .join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
