/**
 * The one way in which forms are received. A native post gets a page: 303 to the page it was sent from on success,
 * otherwise the same page with the typed values and the fields marked. `fetch` gets the same as JSON.
 */
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Runtime } from '../feature'
import type { RequestFacts } from '../requestFacts'
import type { TextKey } from '../texts'
import { errorsOf } from './errors'
import type { FieldErrors, FormAnswer } from './formState'
import { HONEYPOT } from './honeypot'
import { PAGE, pageForm } from './pageForm'
import { readValues } from './readValues'

export interface FormDefinition<Output> {
  /** Name in the address (`/skjema/<name>`) and in the page (`#<name>-sendt`). */
  name: string
  schema: z.ZodMiniType<Output>
  /** Stores the submission; it is acknowledged only after this. */
  accept(value: Output, context: { address: string }): Promise<void>
  /** Whether the limit for this address allows another submission. */
  allow(address: string): boolean
}

export function receiveForm<Output>(form: FormDefinition<Output>, runtime: Runtime) {
  return async (context: Context<{ Bindings: RequestFacts }>): Promise<Response> => {
    const values = await readValues(context)
    const page = pageForm(context, runtime, { page: values[PAGE], id: form.name, form: form.name })
    const site = await runtime.readSite(page.locale)
    const wantsJson = context.req.header('accept')?.includes('application/json') === true

    const rerender = async (status: 422 | 429 | 500, message: TextKey, errors: FieldErrors = {}): Promise<Response> => {
      if (wantsJson) {
        const messages = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, site.t(key)]))
        return context.json<FormAnswer>({ message: site.t(message), errors: messages }, status)
      }
      return page.rerender(status, { message, errors, values })
    }
    const sent = () => (wantsJson ? context.json<FormAnswer>({ message: site.t('formSent') }) : page.done('sendt'))

    const { address } = context.env
    // A filled honeypot gets the success response, and nothing is stored.
    if (values[HONEYPOT]) return sent()
    const checked = errorsOf(form.schema, values)
    if ('errors' in checked) return rerender(422, 'formInvalid', checked.errors)
    if (!form.allow(address)) return rerender(429, 'formTooMany')
    try {
      await form.accept(checked.output, { address })
    } catch (error) {
      runtime.log.error({ err: error, form: form.name }, 'a form could not be stored')
      return rerender(500, 'formFailed')
    }
    return sent()
  }
}
