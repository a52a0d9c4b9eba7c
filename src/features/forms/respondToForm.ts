/**
 * How a form is answered. A native post gets a page: 303 to the page it was sent from (or on to another) on success,
 * otherwise the same page with the typed values and the fields marked. `fetch` gets the same as JSON.
 */

import type { Context } from 'hono'
import type { Runtime } from '../../web/feature'
import type { FieldErrors, FormResponse, Values } from '../../web/forms/formState'
import { type PageForm, SENT_MARK } from '../../web/forms/pageForm'
import type { Received } from '../../web/forms/receiveSubmission'
import { wantsJson } from '../../web/forms/wantsJson'
import type { TextKey } from '../../web/texts'

export interface SentForm {
  page: PageForm
  values: Values
  /** The words of a field's error. */
  errorText(field: string, key: TextKey): string
  /** Message of a success, and the page to go on to. */
  sent: { message: string; href?: string | undefined }
}

export async function respondToForm(
  context: Context,
  runtime: Runtime,
  { page, values, errorText, sent }: SentForm,
  received: Received<unknown, FieldErrors>,
): Promise<Response> {
  const site = await runtime.readSite(page.locale)
  const asJson = wantsJson(context)

  async function rerender(status: 422 | 429 | 500, message: TextKey, errors: FieldErrors = {}): Promise<Response> {
    if (!asJson) return page.rerender(status, { message, errors, values })
    const messages = Object.entries(errors).map(([field, key]) => [field, errorText(field, key)])
    return context.json<FormResponse>({ message: site.t(message), errors: Object.fromEntries(messages) }, status)
  }

  switch (received.kind) {
    case 'trapped':
    case 'stored':
      if (asJson)
        return context.json<FormResponse>({ message: sent.message, ...(sent.href ? { href: sent.href } : {}) })
      return sent.href ? context.redirect(sent.href, 303) : page.done(SENT_MARK)
    case 'refused':
      return rerender(422, 'formInvalid', received.refusal)
    case 'tooMany':
      return rerender(429, 'formTooMany')
    case 'crossSite':
    case 'failed':
      return rerender(500, 'formFailed')
  }
}
