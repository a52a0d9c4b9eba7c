'use client'
import { useDocumentInfo, useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { labelOfPath } from '../../../cms/fieldLabels'
import { revealField } from '../../../web/admin/revealField'
import { TopOfForm } from '../../../web/admin/TopOfForm'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
/**
 * Above the form: the reasons of a refused save, field by field, each with a link. Payload's message names fields
 * without reasons, and does not mark them for a saved draft.
 */
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { onResponses, type RefusedField, savePath } from './saves'
import { texts } from './texts'
import './refusedFields.css'

export function RefusedFields() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const declared = useDeclaredFields()
  const text = useTexts(texts)
  const form = useForm()
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const mustReveal = useRef(false)
  const path = savePath({ collectionSlug, globalSlug, id })

  useEffect(
    () =>
      onResponses(path, (fields) => {
        if (fields.length === 0) mustReveal.current = false
        setRefused(fields)
      }),
    [path],
  )

  // Payload marks no field for a refused draft.
  useEffect(() => {
    if (refused.length > 0 && !submitted) form.setSubmitted(true)
  }, [refused, submitted, form])

  const invalid = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
        valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
      ),
    ),
  )
  const inForm = JSON.parse(invalid) as RefusedField[]
  // A reason is listed until the next response, even after typing removed the field's mark.
  const unmarked = refused.filter(({ path }) => !inForm.some((field) => field.path === path))
  const errors = [...(submitted || refused.length > 0 ? inForm : []), ...unmarked]
  const first = errors[0]?.path

  // Only for explicit saves: an autosave must not move the cursor, and does not set `processing`.
  const wasProcessing = useRef(false)
  useEffect(() => {
    if (wasProcessing.current && !processing) mustReveal.current = true
    wasProcessing.current = processing
    if (!mustReveal.current || first === undefined) return
    mustReveal.current = false
    void revealField(first)
  }, [processing, first])

  const language = useLanguage()
  const labelOf = (path: string) =>
    labelOfPath(declared.fields, path, language, declared.blockTypeAt, declared.blocks) ?? path
  return (
    <TopOfForm>
      {errors.length > 0 && (
        <section className="refused-fields" role="alert">
          <h2>{text.refusedTitle}</h2>
          <ul>
            {errors.map(({ path, message }) => (
              <li key={path}>
                <button type="button" className="admin-text-button" onClick={() => void revealField(path)}>
                  {labelOf(path).replaceAll(' > ', ' › ')}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </TopOfForm>
  )
}
