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
