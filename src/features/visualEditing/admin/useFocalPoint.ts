'use client'
import { callApi } from '../../../web/admin/callApi'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { MessageFromForm, MessageFromPreview } from '../../../web/visualEditing'
import { FOCUS_PATH, type Focus } from '../facts'
import { focusTexts, texts } from './texts'

/** Reads and stores focal points of pictures for the page, which has no access of its own. */
export function useFocalPoint(send: (message: MessageFromForm) => void) {
  const language = useLanguage()
  const words = useTexts(focusTexts)
  const { notStored } = useTexts(texts)
  return {
    /** Says nothing of what is no picture of the site, or not for this user to change. */
    async find(file: string): Promise<void> {
      const result = await callApi<Focus>('GET', `/api${FOCUS_PATH}?${new URLSearchParams({ file })}`)
      if (!('data' in result)) return
      const { id, x, y } = result.data
      send({ type: 'visual-editing-picture', file, id: String(id), x: String(x), y: String(y), words })
    },
    async set({ id, x, y }: MessageFromPreview & { type: 'visual-editing-focus' }): Promise<void> {
      const body = { id: Number(id), x: Number(x), y: Number(y) }
      const result = await callApi<Focus>('POST', `/api${FOCUS_PATH}`, { body, language, failed: notStored })
      send({ type: 'visual-editing-focused', error: 'error' in result ? result.error.message : '' })
      if ('data' in result) send({ type: 'visual-editing-saved' })
    },
  }
}
