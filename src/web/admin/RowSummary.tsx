'use client'
/**
 * The head of a row of blocks or of an array, also while it is folded: its kind, its first text and its picture. Editors
 * may write a name for a block in place of its text, as in Payload's own head.
 */
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { useDocumentInfo, useField, useRowLabel, useTranslation } from '@payloadcms/ui'
import { fill } from '../../lib/fill'
import type { Values } from '../../lib/isValues'
import { useRowComments } from './rowComments'
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
      {typeof data?.id === 'string' && <CommentsButton row={data.id} />}
    </span>
  )
}

function CommentsButton({ row }: { row: string }) {
  const comments = useRowComments()
  if (!comments) return null
  const { counts, labels, open } = comments
  const count = counts.get(row) ?? 0
  const label = count > 0 ? fill(labels.some, { count }) : labels.none
  return (
    <button
      type="button"
      className={count > 0 ? 'row-comments has-some' : 'row-comments'}
      aria-label={label}
      title={label}
      onClick={() => open(row)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H10l-5 4v-4H4z" />
      </svg>
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
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
