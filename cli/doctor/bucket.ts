/** Asks whether a bucket is there and open to the site's keys, and what its clock says. */
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { type Bucket, clientOptions } from '../../src/platform/bucket'
import type { ClockReading } from './clock'

export interface BucketResponse {
  status: number
  clock?: ClockReading
}

/** Milliseconds. */
const PATIENCE = 10_000

interface HttpResponse {
  statusCode?: number
  headers?: Readonly<Record<string, string>>
}

/** The time in the header has no fraction: it stands for the whole second. */
function clockOf({ headers }: HttpResponse, before: number, after: number): { clock?: ClockReading } {
  const theirs = Date.parse(headers?.date ?? '')
  return Number.isNaN(theirs) ? {} : { clock: { before: before - 1000, theirs, after } }
}

/** Rejects where no server answers. */
export async function headBucket({ bucket, ...access }: Bucket): Promise<BucketResponse> {
  const client = new S3Client({ ...clientOptions(access), maxAttempts: 1 })
  let response: HttpResponse | undefined
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      response = result.response as HttpResponse
      return result
    },
    // Before the answer is read: also of one that becomes an error.
    { step: 'deserialize', priority: 'low' },
  )
  const before = Date.now()
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(PATIENCE) })
  } catch (thrown) {
    if (!response?.statusCode) throw thrown
  } finally {
    client.destroy()
  }
  return { status: response?.statusCode ?? 0, ...clockOf(response ?? {}, before, Date.now()) }
}
