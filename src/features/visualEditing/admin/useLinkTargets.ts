'use client'
import { useLocale } from '@payloadcms/ui'
import { callApi } from '../../../web/admin/callApi'
import { useLanguage } from '../../../web/admin/useTexts'
import type { FoundTarget, MessageFromForm, MessageFromPreview } from '../../../web/visualEditing'
import { TARGETS_PATH } from '../facts'

/** Finds where a link of the text may lead, for the page. */
export function useLinkTargets(send: (message: MessageFromForm) => void) {
  const { code: locale } = useLocale()
  const language = useLanguage()
  return async ({ asked, term, key }: MessageFromPreview & { type: 'visual-editing-find' }): Promise<void> => {
    const query = new URLSearchParams({ locale, ...(key ? { key } : { term }) })
    const result = await callApi<{ targets: FoundTarget[] }>('GET', `/api${TARGETS_PATH}?${query}`, { language })
    const targets = 'data' in result ? result.data.targets : []
    send({
      type: 'visual-editing-found',
      asked,
      keys: targets.map((target) => target.key),
      titles: targets.map(({ title }) => title),
      kinds: targets.map(({ kind }) => kind),
      failed: 'data' in result ? '' : 'yes',
    })
  }
}
