/** Who is notified of a comment: those mentioned in it, by e-mail too, and those who have written in its thread. */
import type { PayloadRequest } from 'payload'
import { languageOf } from '../../cms/messages'
import type { Localised } from '../../lib/locales'
import { translate } from '../../lib/translate'
import { enqueueEmail } from '../outbox'
import { threadHref } from './documents'
import { mentionedIn } from './mentions'
import type { StaffUser } from './staff'
import { addNotices, type Comment } from './store'

/** Key prefix of all e-mails about comments. */
export const EMAIL_KEY_PREFIX = 'comment:'

const words = {
  subject: { nb: '{name} nevnte deg i «{title}»', en: '{name} mentioned you in “{title}”' },
  text: { nb: '{name} skrev i en kommentar:', en: '{name} wrote in a comment:' },
  about: { nb: 'Det gjelder {label}.', en: 'It is about {label}.' },
  open: { nb: 'Åpne kommentaren', en: 'Open the comment' },
} as const satisfies Record<string, Localised>

interface Written {
  comment: Comment
  /** The thread with the comment. */
  thread: readonly Comment[]
  /** Of the document. */
  title: string
  staff: readonly StaffUser[]
  /** The text before it was changed. */
  before?: string
}

/** Not to the author, nor again to those who were mentioned before the text was changed. */
export async function notify(req: PayloadRequest, written: Written, now: number): Promise<void> {
  const { comment, thread, staff, before } = written
  const known = mentionedIn(before ?? '', staff)
  const others = staff.filter(({ id }) => id !== comment.author)
  const mentioned = mentionedIn(comment.text ?? '', others).filter((user) => !known.includes(user))
  const taking = before === undefined ? others.filter(({ id }) => thread.some(({ author }) => author === id)) : []
  const users = [...new Set([...mentioned, ...taking])].map(({ id }) => id)
  await addNotices(req, { thread: comment.thread ?? comment.id, comment: comment.id, users }, now)
  for (const user of mentioned) await writeMention(req, written, user, now)
}

async function writeMention(req: PayloadRequest, written: Written, { id, email }: StaffUser, now: number) {
  const { comment, title, thread } = written
  const locale = languageOf(req)
  const [first = comment] = thread
  const t = (text: Localised) => translate(text, locale, { name: comment.authorName, title, label: first.label })
  const { serverURL } = req.payload.config
  await enqueueEmail(
    req.payload,
    {
      // Ids of deleted comments may be given again.
      key: `${EMAIL_KEY_PREFIX}${comment.id}:${comment.writtenAt}:${id}`,
      to: email,
      subject: t(words.subject),
      locale,
      parts: [
        { kind: 'text', text: t(words.text) },
        { kind: 'quote', text: comment.text ?? '' },
        ...(first.label ? [{ kind: 'text' as const, text: t(words.about) }] : []),
        { kind: 'button', text: t(words.open), href: serverURL + threadHref(req, comment, first) },
      ],
    },
    now,
  )
}
