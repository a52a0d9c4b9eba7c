/** Submissions as a table: a column for each question that was ever asked. */
import type { FormSubmission } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { osloMinute } from '../../lib/osloTime'
import { readAnswers, readConsents } from './answers/answers'
import { mailWords } from './mail/texts'
import { submissionStates } from './states'

const heads: Record<Locale, readonly string[]> = {
  nb: ['Mottatt', 'Skjema', 'Status', 'Side', 'Sendt til'],
  en: ['Received', 'Form', 'State', 'Page', 'Sent to'],
}
const notes: Record<Locale, string> = { nb: 'Notat', en: 'Note' }

/** A question is its name and its words: one that was worded anew is another column. */
const questionOf = ({ name, label }: { name: string; label: string }) => `${name}\n${label}`

export async function* exportRows(
  parts: AsyncIterable<readonly FormSubmission[]>,
  locale: Locale,
): AsyncGenerator<readonly string[]> {
  const submissions: FormSubmission[] = []
  const questions = new Map<string, string>()
  const wordings = new Set<string>()
  for await (const part of parts)
    for (const submission of part) {
      submissions.push(submission)
      for (const answer of readAnswers(submission.answers)) questions.set(questionOf(answer), answer.label)
      for (const { text } of readConsents(submission.consents)) wordings.add(text)
    }
  yield [...heads[locale], ...questions.values(), ...wordings, notes[locale]]
  for (const { createdAt, formName, state, page, recipient, answers, consents, note } of submissions) {
    const given = new Map(readAnswers(answers).map((answer) => [questionOf(answer), answer.text]))
    const agreed = new Map(readConsents(consents).map(({ text, accepted }) => [text, accepted]))
    yield [
      osloMinute(new Date(createdAt)),
      formName,
      submissionStates[state][locale],
      page ?? '',
      recipient ?? '',
      ...[...questions.keys()].map((question) => given.get(question) ?? ''),
      ...[...wordings].map((text) => {
        const accepted = agreed.get(text)
        return accepted === undefined ? '' : mailWords[accepted ? 'yes' : 'no'][locale]
      }),
      note ?? '',
    ]
  }
}
