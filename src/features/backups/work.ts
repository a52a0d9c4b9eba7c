/**
 * Makes the daily backup, in one process, by the operator's command in a process of its own: reading, compressing and
 * encrypting everything would keep visitors waiting.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { BasePayload } from 'payload'
import { osloDay, osloMoment } from '../../lib/osloTime'
import { startRunnerTask } from '../../platform/runnerTask'
import { service } from '../../platform/services'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import type { BackupEntry } from './entries'
import { type LastBackup, noteLastBackup, readLastBackup } from './lastBackup'

/** Milliseconds between checks whether one is due. */
const INTERVAL = 60_000
/** Milliseconds before a failed backup is tried again. */
const RETRY = 10 * 60_000
/** Milliseconds of one backup: it hangs. */
const LONGEST = 12 * 60 * 60_000
/** Characters of a command's answer. */
const LONGEST_ANSWER = 1024 * 1024

/** What is held of rows and files at once is small; without limits Node would use twice as much memory. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=4']
/** Visitors come first. */
const NICE = 10

type Failed = { ok: false; error: string }
type BackupOutcome = { ok: true; entry: Pick<BackupEntry, 'bytes' | 'addedBytes'> }
type Verified = { ok: true }

interface Commands {
  backup: BackupOutcome | Failed
  verify: Verified | Failed
}

/** Runs a command, until it ends or is stopped; resolves to what it says. */
function runCommand<Name extends keyof Commands>(
  name: Name,
  options: readonly string[],
  signal: AbortSignal,
): Promise<Commands[Name] | Failed> {
  const script = join(dirname(process.argv[1] ?? ''), 'site.js')
  if (!existsSync(script)) return Promise.resolve({ ok: false, error: 'Only the built site makes backups.' })
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...SMALL, '-C', 'production', script, name, ...options, '--json'],
      { maxBuffer: LONGEST_ANSWER, timeout: LONGEST, signal },
      (error, output) => {
        try {
          resolve(JSON.parse(output) as Commands[Name])
        } catch {
          resolve({ ok: false, error: `The command ended with ${error?.signal ?? error?.code ?? 'no answer'}.` })
        }
      },
    )
    if (child.pid !== undefined) setPriority(child.pid, NICE)
  })
}

/** Tests replace it: there is no built command beside them. */
export const siteCommand = service<BasePayload, typeof runCommand>(() => runCommand)

/** The last moment at which a backup was to be made, in milliseconds. */
export function lastDue(now: number, at: string): number {
  const today = osloMoment(`${osloDay(now)}T${at}`)
  if (today <= now) return today
  // Noon, since a day has 23 to 25 hours.
  const noonBefore = osloMoment(`${osloDay(now)}T12:00`) - 24 * 60 * 60_000
  return osloMoment(`${osloDay(noonBefore)}T${at}`)
}

export function isDue(now: number, at: string, last: LastBackup | undefined): boolean {
  if (last?.succeeded && last.succeeded.at >= lastDue(now, at)) return false
  return last === undefined || last.error === undefined || now - last.at >= RETRY
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

type Work = Pick<Runtime, 'payload' | 'log'>

/** Reads the newest backup whole, restores its rows beside the site, and notes how that went. */
async function rehearse({ payload, log }: Work, made: LastBackup, stopping: AbortSignal): Promise<void> {
  const began = Date.now()
  const result = await siteCommand.of(payload)('verify', ['--rehearse'], stopping)
  if (stopping.aborted) return
  const failure = result.ok ? {} : { error: firstLine(result.error) }
  await noteLastBackup(payload, { ...made, rehearsed: { at: made.at, ...failure } })
  if (result.ok) log.info({ milliseconds: Date.now() - began }, 'rehearsed a restore')
  else log.error({ reason: failure.error }, 'the backup could not be restored')
}

/** Makes the backup that is due, and notes how it went. */
export async function makeDueBackup(work: Work, now: number, stopping: AbortSignal): Promise<void> {
  const { payload, log } = work
  const last = await readLastBackup(payload)
  if (!isDue(now, declaredIn(payload).backup.at, last)) return
  const result = await siteCommand.of(payload)('backup', [], stopping)
  // The next process makes it.
  if (stopping.aborted) return
  if (!result.ok) {
    const error = firstLine(result.error)
    await noteLastBackup(payload, { ...last, at: now, error })
    log.error({ error }, 'a backup could not be made')
    return
  }
  const { bytes, addedBytes } = result.entry
  const made: LastBackup = {
    at: now,
    succeeded: { at: now, bytes, addedBytes },
    ...(last?.rehearsed ? { rehearsed: last.rehearsed } : {}),
  }
  await noteLastBackup(payload, made)
  log.info({ bytes, addedBytes, milliseconds: Date.now() - now }, 'made a backup')
  if (declaredIn(payload).backup.rehearse) await rehearse(work, made, stopping)
}

export async function startBackups(runtime: Runtime): Promise<() => Promise<void>> {
  if (!declaredIn(runtime.payload).backup.to) return async () => {}
  return startRunnerTask(
    {
      name: 'backups',
      advisoryKey: 7_246_094,
      interval: INTERVAL,
      failure: 'a backup could not be made',
      work: (_, signal) => makeDueBackup(runtime, Date.now(), signal),
    },
    runtime,
  ).stop
}
