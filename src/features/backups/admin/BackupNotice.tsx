/** On the admin's front page, for administrators: when the last backup was made, or what prevents it. */
import type { ServerProps } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { formatBytes } from '../../../lib/formatBytes'
import { isLocale } from '../../../lib/locales'
import { osloText } from '../../../lib/osloTime'
import { declaredIn } from '../../../web/declared'
import { readLastBackup } from '../lastBackup'
import '../../../web/admin/statusBox.css'
import './backupNotice.css'

const texts = {
  nb: {
    title: 'Sikkerhetskopi',
    made: 'Siste: {when}, {size}.',
    none: 'Ingen er tatt ennå. Den første tas innen et døgn.',
    failed: 'Den siste mislyktes {when}: {error}',
    restored: 'Gjenopprettet på prøve: kopien fra {when}.',
    damaged: 'Kopien fra {when} lot seg ikke gjenopprette: {error}',
    overdue: 'Den siste er mer enn to døgn gammel.',
  },
  en: {
    title: 'Backup',
    made: 'The last one: {when}, {size}.',
    none: 'None has been made yet. The first follows within a day.',
    failed: 'The last one failed {when}: {error}',
    restored: 'Restored as a rehearsal: the one of {when}.',
    damaged: 'The one of {when} could not be restored: {error}',
    overdue: 'The last one is more than two days old.',
  },
}

/** Milliseconds: one that hangs says nothing of itself. */
const OLD = 2 * 24 * 60 * 60_000

export async function BackupNotice({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  if (!hasRole(user, 'administrator') || !declaredIn(payload).backup.to) return null
  const locale = isLocale(i18n.language) ? i18n.language : 'nb'
  const text = texts[locale]
  const last = await readLastBackup(payload)
  const isOverdue = last?.succeeded !== undefined && Date.now() - last.succeeded.at > OLD
  const rehearsed = last?.rehearsed
  const isFaulty = last?.error !== undefined || rehearsed?.error !== undefined || isOverdue
  const when = (time: number) => osloText(time, locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section
      className={isFaulty ? 'backup-notice status-box is-faulty' : 'backup-notice'}
      aria-labelledby="backup-notice"
    >
      <h2 id="backup-notice">{text.title}</h2>
      {last?.error && <p>{fill(text.failed, { when: when(last.at), error: last.error })}</p>}
      {isOverdue && <p>{text.overdue}</p>}
      <p>
        {last?.succeeded
          ? fill(text.made, { when: when(last.succeeded.at), size: formatBytes(last.succeeded.bytes, locale) })
          : text.none}
      </p>
      {rehearsed && (
        <p>
          {rehearsed.error === undefined
            ? fill(text.restored, { when: when(rehearsed.at) })
            : fill(text.damaged, { when: when(rehearsed.at), error: rehearsed.error })}
        </p>
      )}
    </section>
  )
}
