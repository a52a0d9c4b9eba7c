/** What visitors sent through forms: kept while they may ask about it. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readableWithTimes } from '../../cms/readableDocument'
import { moment, runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import type { FormSubmission } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { sendAttachment } from '../../web/forms/attachments'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, either, emailIs, idsWhere, numberIs, redactMentions } from '../../web/personSearch'
import { readAnswers, readConsents } from './answers/answers'
import { formSubmissions as formSubmissionsCollection } from './collections/submissions'
import { removeSubmissions } from './deleteRelated'
import { mailWords } from './mail/texts'
import { FORM_FILES, FORM_SUBMISSIONS } from './slugs'
import { filesOf } from './storeSubmission'
import { formSubmissions } from './tables'

/** Submissions per round: each deletes its files too. */
const PART = 50

const sentBy = (person: Person) =>
  either(emailIs(formSubmissions.email, person), numberIs(formSubmissions.phone, person))

/** The answers under the words that were asked, instead of as they are stored. */
function readable(submission: FormSubmission, locale: Locale): object {
  const { answers, consents, ...rest } = submission
  const entries = readAnswers(answers).map(({ label, text }) => [label, text] as const)
  const agreed = readConsents(consents).map(({ text, accepted }) => [text, mailWords[accepted ? 'yes' : 'no'][locale]])
  return {
    ...readableWithTimes(formSubmissionsCollection, rest, locale),
    ...Object.fromEntries(entries),
    ...Object.fromEntries(agreed),
  }
}

async function submissionsOf(payload: BasePayload, person: Person) {
  return documentsWhere(payload, { collection: FORM_SUBMISSIONS, table: formSubmissions }, sentBy(person))
}

export const formsData: PersonalData = {
  key: 'forms.submissions',
  name: { nb: 'Skjemasvar', en: 'Form answers' },
  contents: {
    nb: 'Det som ble skrevet i et skjema, også kontaktskjemaet: gjerne navn, e-post, telefon og melding; vedlegg, samtykker med ordlyd, siden, hvem det ble sendt til, om det er behandlet, notater, og når det kom.',
    en: 'What was written in a form, the contact form too: usually name, e-mail, telephone and message; files, consents with their words, the page, whom it was sent to, whether it was handled, notes, and when it came.',
  },
  purpose: { nb: 'Å svare den som skrev.', en: 'To answer whoever wrote.' },
  basis: {
    nb: 'Berettiget interesse, eller samtykket i skjemaet (GDPR art. 6 f og a).',
    en: 'Legitimate interest, or the consent in the form (GDPR art. 6 f and a).',
  },
  seenBy: {
    nb: 'Administratorer, redaktører og markedsførere; mottakerne som skjemaet har, og forhandleren nærmest den som skrev, der skjemaet sender dit.',
    en: 'Administrators, editors and marketers; the receivers that the form has, and the dealer nearest to whoever wrote, where the form sends to it.',
  },
  collections: [FORM_SUBMISSIONS, FORM_FILES],
  noted: [FORM_SUBMISSIONS, FORM_FILES],
  rows: { table: formSubmissions, age: formSubmissions.created_at },
  kept: {
    days: 730,
    since: {
      nb: 'etter at svaret kom, eller de færre dagene som skjemaet selv har',
      en: 'after the answer came, or the fewer days that the form itself has',
    },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        select(
          { id: formSubmissions.id },
          sql`from ${formSubmissions} where ${formSubmissions.created_at} < ${moment(before)} limit ${PART}`,
        ),
      )
      await removeSubmissions(
        payload,
        rows.map(({ id }) => Number(id)),
      )
      return rows.length
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await submissionsOf(payload, person)
      const files = await Promise.all(
        docs.map(async ({ id, key }) =>
          (await filesOf(payload, key)).map((file, nth) => ({
            name: `${id}/${nth + 1} ${file.name}`,
            async read() {
              const response = await sendAttachment(payload, FORM_FILES, file)
              return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
            },
          })),
        ),
      )
      return { rows: docs.map((doc) => readable(doc, locale)), files: files.flat() }
    },
    async erase(payload, person) {
      await removeSubmissions(payload, await idsWhere(payload, formSubmissions, sentBy(person)))
      await redactMentions(
        payload,
        { table: formSubmissions, columns: pick(formSubmissions, 'sender', 'answers', 'note') },
        person,
      )
    },
    leaves: {
      nb: 'Svar fra andre som nevner personen blir stående, uten adressen og nummeret.',
      en: 'Answers of others that mention the person stay, without the address and the number.',
    },
  },
}
