/** `POST /skjema/<form>`: takes what visitors send; `/skjema/fil/<token>`: a file of theirs, for a dealer. */

import type { Context } from 'hono'
import { sharedLimit } from '../../cms/sharedLimit'
import { defaultLocale } from '../../lib/locales'
import { osloDay } from '../../lib/osloTime'
import { networkOf } from '../../platform/network'
import type { Routes, Runtime } from '../../web/feature'
import { type Attachment, readAttachment } from '../../web/forms/attachments'
import type { FieldErrors } from '../../web/forms/formState'
import { formIdOf, PAGE, pageForm } from '../../web/forms/pageForm'
import { receiveSubmission } from '../../web/forms/receiveSubmission'
import type { RequestFacts } from '../../web/requestFacts'
import type { TextKey } from '../../web/texts'
import { answerForm } from './answerForm'
import { checkAnswers, errorText } from './checkAnswers'
import { fileRoutes } from './fileLinks'
import { formOf } from './findForm'
import { formInputs } from './formField'
import { isAccepted } from './limits'
import { previewRoutes } from './preview'
import { fieldsOf } from './readForm'
import { readSubmission } from './readSubmission'
import { isStored, storeSubmission, submissionKey } from './storeSubmission'
import type { FormErrorKey } from './texts'

const MINUTE = 60 * 1000
/** Submissions from one network: five at once, then one every three minutes. */
const stored = { tries: 5, perMilliseconds: 15 * MINUTE }
/** Posts with files: each is read completely. */
const uploads = { tries: 60, perMilliseconds: 10 * MINUTE }

export function formRoutes(routes: Routes, runtime: Runtime): void {
  const { payload } = runtime
  const submissions = sharedLimit(payload, 'forms: stored', stored)
  const posts = sharedLimit(payload, 'forms: uploads', uploads)

  async function receive(context: Context<{ Bindings: RequestFacts }>): Promise<Response> {
    const name = context.req.param('name') ?? ''
    const network = networkOf(context.env.address)
    const now = Date.now()
    const hasFiles = context.req.header('content-type')?.startsWith('multipart/') === true
    const known = await formOf((await runtime.read(defaultLocale)).reader, name)
    if (!known) return context.text('Skjemaet finnes ikke. / There is no such form.', 404)
    if (hasFiles && !posts.take(network, now)) return context.text('For mange filer. / Too many files.', 429)
    const posted = await readSubmission(context)
    const { values, files } = posted
    const id = formIdOf(values[formInputs.id]) || name
    const page = pageForm(context, runtime, { page: values[PAGE], id, form: id })
    const { site, reader } = await runtime.read(page.locale)
    const form = (await formOf(reader, name)) ?? known
    const fields = fieldsOf(form)
    const href = typeof form.page === 'number' ? site.pageHref(form.page) : undefined

    type Attachments = Readonly<Record<string, readonly Attachment[]>>

    async function check(): Promise<{ refusal: FieldErrors } | { output: Attachments }> {
      const errors: Record<string, FormErrorKey> = {
        ...checkAnswers(fields, { values, files, today: osloDay(now) }),
      }
      const attachments: Record<string, Attachment[]> = {}
      for (const { name: field, kind, fileKind } of fields) {
        if (kind !== 'file' || errors[field]) continue
        const read = await Promise.all((files[field] ?? []).map(readAttachment))
        attachments[field] = read.flatMap((one) => (one && isAccepted(one, fileKind) ? [one] : []))
        if (attachments[field].length < read.length) errors[field] = 'formFileForbidden'
      }
      return Object.keys(errors).length > 0 ? { refusal: errors as FieldErrors } : { output: attachments }
    }

    const key = submissionKey(payload, { form: form.id, posted, network }, now)
    const received = await receiveSubmission(runtime, {
      name,
      values,
      findStored: async () => (await isStored(payload, key)) || undefined,
      check,
      allow: () => submissions.take(network, now),
      async store(attachments) {
        const internal = await payload.findByID({ collection: 'forms', id: form.id, depth: 0, locale: page.locale })
        const { locale, path } = page
        const submission = { form: internal, fields, key, values, attachments, locale, page: path }
        await storeSubmission(payload, submission, now)
        return { stored: true }
      },
    })
    const ownErrorText = (field: string, error: TextKey) => {
      const own = fields.find((one) => one.name === field)
      return own ? errorText(own, error as FormErrorKey, site.t) : site.t(error)
    }
    const sent = { message: form.answer || site.t('formSent'), href }
    return answerForm(context, runtime, { page, values, errorText: ownErrorText, sent }, received)
  }

  routes.post('/skjema/:name', receive)
  fileRoutes(routes, runtime)
  previewRoutes(routes, runtime)
}
