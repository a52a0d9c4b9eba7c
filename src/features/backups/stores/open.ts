import { resolve } from 'node:path'
import type { BucketAccess } from '../../../platform/bucket'
import { archiveStore } from './archive'
import { bucketStore } from './bucket'
import { folderStore } from './folder'
import type { Store } from './store'

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*))?$/

/** Whether a place is one file, and not a folder or a bucket. */
export const isArchive = (place: string): boolean => place.endsWith('.tar') && !BUCKET.test(place)

/** The store at a folder's path, in an archive (`….tar`, to be read) or `s3://bucket/folder`; the access to a bucket is that of the settings (`S3_…`). */
export function openStore(place: string, access: BucketAccess): Store {
  const [, bucket, folder = ''] = BUCKET.exec(place) ?? []
  if (isArchive(place)) return archiveStore(resolve(place))
  if (bucket === undefined) return folderStore(resolve(place))
  return bucketStore({ ...access, bucket }, folder === '' || folder.endsWith('/') ? folder : `${folder}/`)
}
