'use client'
/** Fields and rows of the open form: where they are now, what they are called, and which had the focus last. */
import { useForm, useLocale } from '@payloadcms/ui'
import { type RefObject, useEffect, useState } from 'react'
import { isLocalisedPath, labelOfPath } from '../../../cms/fieldLabels'
import type { Values } from '../../../lib/isValues'
import { pathOfRow } from '../../../web/admin/revealField'
import { rowText } from '../../../web/admin/rowText'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useLanguage } from '../../../web/admin/useTexts'
import { placeOf, rowsAround } from '../place'

const FIELD = 'field-'
const pathOfId = (id: string) => id.slice(FIELD.length).replaceAll('__', '.')

/** The field or row of an element, if the form has one there. */
export function pathOfElement(element: Element, isInForm: (path: string) => boolean): string | undefined {
  for (let here: Element | null = element; here; here = here.parentElement) {
    const label = here.matches('.field-type') ? here.querySelector('label[for]')?.getAttribute('for') : undefined
    const candidates = [
      here.getAttribute('name') ?? '',
      here.id.startsWith(FIELD) ? pathOfId(here.id) : '',
      label?.startsWith(FIELD) ? pathOfId(label) : '',
    ]
    const path = candidates.find((candidate) => candidate && isInForm(candidate)) ?? pathOfRow(here.id)
    if (path) return path
  }
  return undefined
}

/** The path of the field of the form that had the focus last. */
export function useLastFocused(inForm: RefObject<HTMLElement | null>): string | undefined {
  const { getField } = useForm()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    const form = inForm.current?.closest('form')
    if (!form) return
    const look = ({ target }: FocusEvent) => {
      const found =
        target instanceof Element && !target.closest('.doc-controls')
          ? pathOfElement(target, (path) => getField(path) !== undefined)
          : undefined
      if (found) setPath(found)
    }
    form.addEventListener('focusin', look)
    return () => form.removeEventListener('focusin', look)
  }, [inForm, getField])
  return path
}

export function usePlaces() {
  const { getField, getFields, getDataByPath } = useForm()
  const { fields, blocks, blockTypeAt } = useDeclaredFields()
  const language = useLanguage()
  const { code } = useLocale()

  /** The text of the block around the path, or of the row itself. */
  function textAround(path: string): string {
    const row = rowsAround(path).find((row) => getField(`${row}.blockType`)) ?? rowsAround(path)[0]
    return row ? rowText(getDataByPath<Values | undefined>(row)) : ''
  }

  /** `Content › Quote 2 › Text «What the customer said»`; empty for the whole document. */
  function labelOf(path: string): string {
    if (!path) return ''
    const label = labelOfPath(fields, path, language, blockTypeAt, blocks) ?? path
    const text = textAround(path)
    return `${label.replaceAll(' > ', ' › ')}${text ? ` «${text}»` : ''}`
  }

  return {
    fields: getFields,
    labelOf,
    /** What a comment on the field or row is stored with; empty: on the whole document. */
    describe: (path: string) =>
      path
        ? {
            ...placeOf(getFields(), path),
            label: labelOf(path).slice(0, 300),
            locale: isLocalisedPath(fields, path, blockTypeAt, blocks) ? code : null,
          }
        : { row: null, field: null, label: '', locale: null },
  }
}
