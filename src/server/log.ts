/** The program's log: JSON lines on standard output. Never telephone numbers, codes, passwords or message texts. */
import { pino } from 'pino'
import type { Settings } from './settings'

export type Log = ReturnType<typeof createLog>

export function createLog({ logLevel }: Pick<Settings, 'logLevel'>) {
  return pino({
    level: logLevel,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password'],
  })
}

/** Holds lines of level `info` back while a start shows its progress. Returns a function that lets them through. */
export function holdNotes(log: Log): () => void {
  const { level } = log
  if (level === 'info') log.level = 'warn'
  return () => {
    log.level = level
  }
}
