/**
 * A form that editors built: a native form that posts by itself. The module hides fields whose conditions do not hold,
 * and sends without leaving the page.
 */

import { useContext } from 'react'
import type { BlockProps } from '../../../../web/contentBlock'
import { Enhanced } from '../../../../web/Enhanced'
import { hasWords } from '../../../../web/emptyPlace'
import { HoneypotField } from '../../../../web/forms/HoneypotField'
import { PAGE, SENT_MARK } from '../../../../web/forms/pageForm'
import { Heading } from '../../../../web/Heading'
import { type PageIds, PageIdsContext } from '../../../../web/headingIds'
import { errorText } from '../../checkAnswers'
import { shownValues } from '../../conditions'
import { formInputs } from '../../formField'
import { isText } from '../../kinds'
import { fieldsOf } from '../../readForm'
import type { FormErrorKey } from '../../texts'
import { FieldView } from './FieldView'
import { controlId } from './ids'

/** The address of the form, numbered where the page shows it again. */
function idOf(slug: string, ids: PageIds | undefined): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? slug : `${slug}-${count}`
    if (!ids || ids.take(`${id}-${SENT_MARK}`)) return id
  }
}

export function FormBlock({ block, site }: BlockProps<'form'>) {
  const ids = useContext(PageIdsContext)
  const { form } = block
  if (typeof form !== 'object' || !form) return null
  const slug = form.slug ?? ''
  const id = idOf(slug, ids)
  const state = site.form?.form === id ? site.form : undefined
  const values = state?.values ?? {}
  const fields = fieldsOf(form)
  const { shown } = shownValues(fields, values)
  const inputs = fields.filter(({ kind }) => !isText(kind))
  const hasFiles = fields.some(({ kind }) => kind === 'file')
  const errorOf = (name: string) => {
    const key = state?.errors[name]
    const field = fields.find((one) => one.name === name)
    return key && field && errorText(field, key as FormErrorKey, site.t)
  }
  const conditional = fields.some(({ conditions }) => conditions.length > 0)
  return (
    <div className="text visitor-form">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      {block.text && <p>{block.text}</p>}
      {/* Shown only when the hash of the address is its id: the target of the redirect after a form was sent without
          script. */}
      <p className="form-message success sent-mark" id={`${id}-${SENT_MARK}`} tabIndex={-1}>
        {form.answer || site.t('formSent')}
      </p>
      <Enhanced
        name="visitorForm"
        when={state ? 'load' : 'interaction'}
        as="div"
        className="visitor-form-body"
        data-sending={site.t('formSending')}
        data-failed={site.t('formFailed')}
        data-conditions={
          conditional
            ? JSON.stringify(fields.map(({ name, match, conditions }) => ({ name, match, conditions })))
            : undefined
        }
      >
        <p className="form-message success" role="status" tabIndex={-1} data-done="" hidden />
        <form
          id={`${id}-skjema`}
          className="form"
          method="post"
          // Where the page that answers begins.
          action={`/skjema/${slug}#${id}-skjema`}
          encType={hasFiles ? 'multipart/form-data' : undefined}
          noValidate
        >
          <div
            className="form-message danger form-errors"
            role="alert"
            tabIndex={-1}
            data-summary=""
            hidden={!state}
            // biome-ignore lint/a11y/noAutofocus: the page answers the form, and begins at what is wrong
            autoFocus={state !== undefined}
          >
            <p data-message="">{state && site.t(state.message)}</p>
            {hasFiles && (
              <p data-files-lost="" hidden={!state}>
                {site.t('formFilesLost')}
              </p>
            )}
            <ul>
              {inputs.map((field) => {
                const error = errorOf(field.name)
                return (
                  <li key={field.name} data-error-of={field.name} hidden={!error}>
                    <a href={`#${controlId(id, field)}`}>{error ?? field.label}</a>
                  </li>
                )
              })}
            </ul>
          </div>
          <input type="hidden" name={PAGE} value={site.path} />
          <input type="hidden" name={formInputs.id} value={id} />
          <HoneypotField id={`${id}-felle`} />
          <div className="form-fields">
            {fields.map((field) => (
              <FieldView
                key={field.name}
                field={field}
                formId={id}
                value={values[field.name] ?? ''}
                error={errorOf(field.name)}
                isShown={shown.has(field.name)}
                t={site.t}
                hasHeading={hasWords(block.heading)}
              />
            ))}
          </div>
          <button className="button" type="submit">
            {form.submitLabel || site.t('formSend')}
          </button>
        </form>
      </Enhanced>
    </div>
  )
}
