'use client'
/** The screens of the user's menu, and what the user may create. */
import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'
import { type SearchEntry, withinSentence } from '../entries'
import { texts } from './texts'

export function useEntries(): { screens: readonly SearchEntry[]; actions: readonly SearchEntry[] } {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { isEntityVisible } = useEntityVisibility()
  const { i18n } = useTranslation()
  const text = useTexts(texts)
  return useMemo(() => {
    const collections = config.collections.filter(
      ({ slug, admin }) => admin.group !== false && isEntityVisible({ collectionSlug: slug }),
    )
    const globals = config.globals.filter(
      ({ slug, admin }) => admin?.group !== false && isEntityVisible({ globalSlug: slug }),
    )
    const screens: SearchEntry[] = [
      { key: 'screen:first', title: text.firstScreen, href: '/admin' },
      ...collections
        .filter(({ slug }) => permissions?.collections?.[slug]?.read)
        .map(({ slug, labels }) => ({
          key: `screen:${slug}`,
          title: getTranslation(labels.plural, i18n),
          href: `/admin/collections/${slug}`,
        })),
      ...globals
        .filter(({ slug }) => permissions?.globals?.[slug]?.read)
        .map(({ slug, label }) => ({
          key: `screen:${slug}`,
          title: getTranslation(label, i18n),
          href: `/admin/globals/${slug}`,
        })),
      { key: 'screen:account', title: text.account, href: '/admin/account' },
    ]
    const actions: SearchEntry[] = [
      ...collections
        .filter(({ slug }) => permissions?.collections?.[slug]?.create)
        .map(({ slug, labels }) => ({
          key: `create:${slug}`,
          title: fill(text.create, { name: withinSentence(getTranslation(labels.singular, i18n)) }),
          keywords: text.createWords,
          href: `/admin/collections/${slug}/create`,
        })),
      { key: 'signOut', title: text.signOut, href: '/admin/logout' },
    ]
    return { screens, actions }
  }, [config, permissions, isEntityVisible, i18n, text])
}
