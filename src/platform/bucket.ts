/** Access to a bucket of the S3 protocol. */

export interface BucketAccess {
  region: string
  /** Another provider's address; undefined: AWS. */
  endpoint?: string
  /** Without keys those of the machine are used. */
  accessKeyId?: string
  secretAccessKey?: string
}

export interface Bucket extends BucketAccess {
  bucket: string
}

/** Options of the SDK's client. */
export function clientOptions({ region, endpoint, accessKeyId, secretAccessKey }: BucketAccess) {
  return {
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}
