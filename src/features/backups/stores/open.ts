import { resolve } from 'node:path'
import type { BucketAccess } from '../../../platform/bucket'
import { bucketStore } from './bucket'
import { folderStore } from './folder'
import type { Store } from './store'

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*))?$/

/** The store at a folder's path or `s3://bucket/folder`; the access to a bucket is that of the settings (`S3_…`). */
export function openStore(place: string, access: BucketAccess): Store {
  const [, bucket, folder = ''] = BUCKET.exec(place) ?? []
  if (bucket === undefined) return folderStore(resolve(place))
  return bucketStore({ ...access, bucket }, folder === '' || folder.endsWith('/') ? folder : `${folder}/`)
}
