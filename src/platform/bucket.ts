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

/** Checksums that the SDK adds unasked are a form of AWS's own, which other providers may refuse. */
const onlyRequired = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/** Options of the SDK's client. */
export function clientOptions({ region, endpoint, accessKeyId, secretAccessKey }: BucketAccess) {
  return {
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true, ...onlyRequired } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}
