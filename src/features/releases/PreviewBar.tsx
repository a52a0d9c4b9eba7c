/** Above each page of a release's preview: which release is looked at, and the ways out of it. */
import { documentHref } from '../../cms/adminAddresses'
import { fill } from '../../lib/fill'
import type { Locale } from '../../lib/locales'
import { Enhanced } from '../../web/Enhanced'
import { previewOf } from './previewPath'
import { RELEASES } from './slugs'

/** For staff, so that editors cannot replace them among the texts of visitors. */
const texts = {
  nb: {
    label: 'Forhåndsvisning av en utgivelse',
    shown: 'Forhåndsvisning av utgivelsen «{title}»',
    back: 'Til utgivelsen',
    leave: 'Avslutt forhåndsvisningen',
  },
  en: {
    label: 'Preview of a release',
    shown: 'Preview of the release “{title}”',
    back: 'To the release',
    leave: 'Leave the preview',
  },
} as const satisfies Record<Locale, Record<string, string>>

export function PreviewBar({
  release: { id, title },
  path,
  locale,
}: {
  release: { id: number; title: string }
  /** Of the page as visitors have it. */
  path: string
  locale: Locale
}) {
  const text = texts[locale]
  return (
    <Enhanced
      name="releaseLinks"
      when="load"
      as="div"
      className="preview-banner release-bar"
      role="region"
      aria-label={text.label}
      data-preview={previewOf(id, '')}
    >
      <strong>{fill(text.shown, { title })}</strong> <a href={documentHref(RELEASES, id)}>{text.back}</a>{' '}
      <a href={path}>{text.leave}</a>
    </Enhanced>
  )
}
