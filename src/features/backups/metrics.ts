/** How the daily backup goes, for the operator. */

import { declaredIn } from '../../web/declared'
import type { OperatorMetric } from '../../web/operatorMetric'
import { readLastBackup } from './lastBackup'

/** Nothing where the program makes no backups. A site that waits for its first one has the time 0. */
export const backupMetrics: readonly OperatorMetric[] = [
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup that succeeded was begun; 0 before the first.',
    async read(payload) {
      if (!declaredIn(payload).backup.to) return []
      return [{ value: ((await readLastBackup(payload))?.succeeded?.at ?? 0) / 1000 }]
    },
  },
  {
    name: 'backup_failed',
    help: '1 while the last attempt to make a backup failed.',
    async read(payload) {
      if (!declaredIn(payload).backup.to) return []
      return [{ value: (await readLastBackup(payload))?.error === undefined ? 0 : 1 }]
    },
  },
  {
    name: 'backup_last_restore_timestamp_seconds',
    help: 'When the last backup was begun that was restored beside the site; 0 before the first.',
    async read(payload) {
      if (!declaredIn(payload).backup.rehearse) return []
      const rehearsed = (await readLastBackup(payload))?.rehearsed
      return [{ value: rehearsed && rehearsed.error === undefined ? rehearsed.at / 1000 : 0 }]
    },
  },
  {
    name: 'backup_restore_failed',
    help: '1 while the last restore beside the site failed.',
    async read(payload) {
      if (!declaredIn(payload).backup.rehearse) return []
      return [{ value: (await readLastBackup(payload))?.rehearsed?.error === undefined ? 0 : 1 }]
    },
  },
  {
    name: 'backup_size_bytes',
    help: 'Size of the last backup that succeeded, with what it shares with earlier ones.',
    async read(payload) {
      const last = await readLastBackup(payload)
      return last?.succeeded ? [{ value: last.succeeded.bytes }] : []
    },
  },
]
