'use client'
/**
 * The head of a row of blocks or of an array, also while it is folded: its kind, its first text and its picture. Editors
 * may write a name for a block in place of its text, as in Payload's own head.
 */
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { useDocumentInfo, useField, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Values } from '../../lib/isValues'
import { pictureOf, rowText } from './rowText'
import { useThumbnail } from './thumbnails'
import { useTexts } from './useTexts'
import './rowSummary.css'

const texts = {
  nb: { name: 'Navn på blokken' },
  en: { name: 'Name of the block' },
}

interface RowSummaryProps {
  kind: Parameters<typeof getTranslation<Record<string, string> | string>>[0]
  /** Fields of the row that hold a picture. */
  pictures: readonly string[]
  /** Whether the row can have a name. */
  isNamed: boolean
}

export function RowSummary({ kind, pictures, isNamed }: RowSummaryProps) {
  const { data, path, rowNumber = 0 } = useRowLabel<Values>()
  const { i18n } = useTranslation()
  const thumbnail = useThumbnail(pictureOf(data, pictures))
  const text = rowText(data)
  const name = getTranslation(kind, i18n as I18nClient)
  return (
    <span className="row-summary">
      {thumbnail && <img src={thumbnail} width="32" height="24" alt="" loading="lazy" />}
      {isNamed || text ? <strong>{name}:</strong> : <span>{`${name} ${rowNumber + 1}`}</span>}
      {isNamed && <RowName path={`${path}.blockName`} text={text} />}
      {!isNamed && text && (
        <span className="row-summary-text" title={text}>
          {text}
        </span>
      )}
    </span>
  )
}

/** As wide as what it holds, by the styles of Payload's own: beside it a click folds the row. */
function RowName({ path, text }: { path: string; text: string }) {
  const { value, setValue } = useField<string>({ path })
  const { hasSavePermission } = useDocumentInfo()
  const shown = value || text
  return (
    <span className="section-title" data-value={shown} title={shown || undefined}>
      <input
        className="section-title__input"
        name={path}
        aria-label={useTexts(texts).name}
        placeholder={text || '–'}
        readOnly={hasSavePermission === false}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
    </span>
  )
}
