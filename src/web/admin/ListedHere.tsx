/** On the screen of a global: links to the lists that have no entry of their own in the menu. */

import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import { getVisibleEntities } from '@payloadcms/ui/shared'
import type { UIFieldServerProps } from 'payload'
import { listsOn } from '../../cms/adminMenu'
import { isLocale } from '../../lib/locales'
import './listedHere.css'

const texts = { nb: 'Lister som hører til', en: 'Lists that belong here' }

type ListedHereProps = Pick<UIFieldServerProps, 'payload' | 'i18n' | 'req'> & { global: string }

export function ListedHere({ payload, i18n, req, global }: ListedHereProps) {
  const screen = payload.config.globals.find(({ slug }) => slug === global)
  const visible = getVisibleEntities({ req }).collections
  const lists = payload.config.collections.filter(
    (collection) => screen && listsOn(screen, collection) && visible.includes(collection.slug),
  )
  if (lists.length === 0) return null
  return (
    <nav className="listed-here" aria-label={texts[isLocale(i18n.language) ? i18n.language : 'nb']}>
      {lists.map(({ slug, labels }) => (
        <Link key={slug} href={`/admin/collections/${slug}`}>
          {getTranslation(labels.plural, i18n)}
        </Link>
      ))}
    </nav>
  )
}
