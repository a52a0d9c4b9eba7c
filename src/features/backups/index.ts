/** Backups: made at a time of the day, kept by a rule, restored and moved by commands (docs/operations.md#backups). */
import type { Feature } from '../../web/feature'
import { backupMetrics } from './metrics'
import { startBackups } from './work'

export { type BackupResult, backUp } from './backUp'
export { type BackupEntry, BackupError, contentsOf, entriesIn, findEntry } from './entries'
export * from './refill'
export { readKeep, USUAL_KEEP } from './retention'
export { RowError } from './rows/database'
export { openDatabase } from './rows/open'
export { type Keys, type Seal, SealError, sealForReading } from './seal'
export type { BackupSettings } from './settings'
export { withNewArchive } from './stores/archive'
export { bucketStore } from './stores/bucket'
export { folderStore } from './stores/folder'
export { isArchive, openStore } from './stores/open'
export { type Store, StoreError } from './stores/store'
export { verifyEntry } from './verify'

export const backupsFeature: Feature = {
  name: 'backups',
  admin: { dashboard: ['/src/features/backups/admin/BackupNotice#BackupNotice'] },
  declared: ({ backup }) => ({ backup }),
  metrics: backupMetrics,
  work: startBackups,
}
