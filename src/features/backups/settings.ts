import type { BucketAccess } from '../../platform/bucket'
import type { Keep } from './retention'
import type { Keys } from './seal'

export interface BackupSettings {
  /** Path of a folder, or `s3://bucket/folder`; undefined: the program makes none by itself. */
  to?: string
  /** Time of the day in Norway, `02:30`. */
  at: string
  keep: Keep
  /** Whether each backup is restored, beside the site, after it was made. */
  rehearse: boolean
  /** The bucket may belong to any service. */
  bucketAccess: BucketAccess
  keys: Pick<Keys, 'passphrase' | 'recipient'>
}

declare module '../../web/feature' {
  interface ProcessSettings {
    backup: BackupSettings
  }
}

declare module '../../web/declared' {
  interface Declared {
    backup: BackupSettings
  }
}
