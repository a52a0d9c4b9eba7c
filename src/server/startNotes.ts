/** What a start says: plain lines for a person, or lines of the log (`LOG_FORMAT=json`). */
import type { ProgressOutput } from '../../scripts/progress.mjs'
import type { FirstAdministrator } from './firstStart'
import { holdNotes, type Log } from './log'
import type { Settings } from './settings'

export interface StartNotes {
  /** Where the steps of a first start are written. */
  progress: ProgressOutput
  listening(settings: Pick<Settings, 'siteUrl'>, administrator: FirstAdministrator | undefined): void
}

/** Holds lines of the log below warnings back until the site listens. */
export function plainNotes(log: Log, output: NodeJS.WriteStream = process.stdout): StartNotes {
  const letThrough = holdNotes(log)
  return {
    progress: output,
    listening({ siteUrl }, administrator) {
      letThrough()
      const lines = [`  Site    ${siteUrl}/`, `  Admin   ${siteUrl}/admin`]
      if (administrator)
        lines.push(
          `  E-mail  ${administrator.email}`,
          `  Password  ${administrator.password ?? '(from ADMIN_PASSWORD)'}`,
        )
      output.write(`\n${lines.join('\n')}\n\n`)
    },
  }
}

/** A log is read by many: it does not tell a password, and the operator sets one with `user rescue`. */
export function notesInLog(log: Log): StartNotes {
  return {
    progress: { write: (text) => log.info(text.trim()) },
    listening({ siteUrl }, administrator) {
      if (administrator)
        log.info(
          administrator.password === undefined
            ? 'made the first administrator, with the password of ADMIN_PASSWORD'
            : 'made the first administrator: `merkevei user rescue` sets a password',
        )
      log.info({ site: `${siteUrl}/`, admin: `${siteUrl}/admin` }, 'listening')
    },
  }
}

/** Of a process that starts beside others, or in the place of one that died. */
export const noNotes: StartNotes = { progress: { write() {} }, listening() {} }
