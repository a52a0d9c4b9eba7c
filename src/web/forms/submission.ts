/**
 * The one way in which forms on pages are answered. A native post gets a page: 303 to the page it was sent from (or
 * on to another) on success, otherwise the same page with the typed values and the fields marked. `fetch` gets the same
 * as JSON.
 */
import type { Context } from 'hono'
import { errorFacts } from '../../platform/errorFacts'
import type { Runtime } from '../feature'
import type { RequestFacts } from '../requestFacts'
import type { TextKey } from '../texts'
import type { FieldErrors, FormAnswer, Values } from './formState'
import { HONEYPOT } from './honeypot'
import type { PageForm } from './pageForm'

export interface FormDefinition<Output> {
  /** For the log. */
  name: string
  page: PageForm
  values: Values
  check(): Promise<{ output: Output } | { errors: FieldErrors }>
  /** The words of a field's error. */
  errorText(field: string, key: TextKey): string
  /** Whether it was stored before: it is then answered as sent, whatever the limits say. */
  isKnown(output: Output): Promise<boolean>
  /** Whether the limit for this address allows another submission. */
  allow(address: string): boolean
  /** Stores the submission; it is acknowledged only after this. */
  accept(output: Output): Promise<void>
  /** Message of a success, and the page to go on to. */
  sent: { message: string; href?: string | undefined }
}

/** Element of the page that confirms a native post: `<id>-sendt`. */
export const SENT_MARK = 'sendt'

export async function answerForm<Output>(
  context: Context<{ Bindings: RequestFacts }>,
  runtime: Runtime,
  form: FormDefinition<Output>,
): Promise<Response> {
  const { page, values, sent } = form
  const site = await runtime.readSite(page.locale)
  const wantsJson = context.req.header('accept')?.includes('application/json') === true

  const rerender = async (status: 422 | 429 | 500, message: TextKey, errors: FieldErrors = {}): Promise<Response> => {
    if (wantsJson) {
      const messages = Object.entries(errors).map(([field, key]) => [field, form.errorText(field, key)])
      return context.json<FormAnswer>({ message: site.t(message), errors: Object.fromEntries(messages) }, status)
    }
    return page.rerender(status, { message, errors, values })
  }
  const acknowledge = () => {
    if (wantsJson) return context.json<FormAnswer>({ message: sent.message, ...(sent.href ? { href: sent.href } : {}) })
    return sent.href ? context.redirect(sent.href, 303) : page.done(SENT_MARK)
  }

  // A filled honeypot gets the success response, and nothing is stored.
  if (values[HONEYPOT]) return acknowledge()
  try {
    const checked = await form.check()
    if ('errors' in checked) return await rerender(422, 'formInvalid', checked.errors)
    const { output } = checked
    if (await form.isKnown(output)) return acknowledge()
    if (!form.allow(context.env.address)) return await rerender(429, 'formTooMany')
    await form.accept(output)
  } catch (error) {
    // Never the error itself: the database quotes the values that it could not store.
    runtime.log.error({ ...errorFacts(error), form: form.name }, 'a form could not be stored')
    return rerender(500, 'formFailed')
  }
  return acknowledge()
}
