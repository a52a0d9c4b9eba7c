'use client'
/** In the list of consents: where the event came from. */
import { useTexts } from '../../../web/admin/useTexts'
import { sourceText, texts } from './texts'

export function SourceCell({ cellData }: { cellData?: unknown }) {
  const text = useTexts(texts)
  return <span>{typeof cellData === 'string' ? sourceText(cellData, text) : ''}</span>
}
