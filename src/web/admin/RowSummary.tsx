'use client'
/** The head of a row of blocks or of an array, also while it is folded: its kind, its first text and its picture. */
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Values } from '../../lib/isValues'
import { pictureOf, rowText } from './rowText'
import { useThumbnail } from './thumbnails'
import './rowSummary.css'

interface RowSummaryProps {
  kind: Parameters<typeof getTranslation<Record<string, string> | string>>[0]
  /** Fields of the row that hold a picture. */
  pictures: readonly string[]
}

export function RowSummary({ kind, pictures }: RowSummaryProps) {
  const { data, rowNumber = 0 } = useRowLabel<Values>()
  const { i18n } = useTranslation()
  const thumbnail = useThumbnail(pictureOf(data, pictures))
  const text = rowText(data)
  const name = getTranslation(kind, i18n as I18nClient)
  return (
    <span className="row-summary">
      {thumbnail && <img src={thumbnail} width="32" height="32" alt="" loading="lazy" />}
      <span className="row-summary-text" title={text || undefined}>
        {text ? (
          <>
            <strong>{name}:</strong> {text}
          </>
        ) : (
          `${name} ${rowNumber + 1}`
        )}
      </span>
    </span>
  )
}
