import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import mime from 'mime'
import { type Bucket, clientOptions } from '../../../platform/bucket'
import { type Store, withNamedErrors } from './store'

/** Milliseconds. */
const CONNECTION_PATIENCE = 10_000
const SILENCE = 60_000

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** `prefix` ends with a slash, or is empty. */
export function bucketStore({ bucket, ...access }: Bucket, prefix: string): Store {
  const client = new S3Client({
    ...clientOptions(access),
    // Without limits a connection that went dead is waited for for ever.
    requestHandler: { connectionTimeout: CONNECTION_PATIENCE, socketTimeout: SILENCE },
  })
  const put = (key: string, content: Buffer, condition: { IfNoneMatch?: string } = {}) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        Body: content,
        // Uploads are served with it.
        ContentType: mime.getType(key) ?? 'application/octet-stream',
        ...condition,
      }),
    )
  return withNamedErrors({
    name: `s3://${bucket}/${prefix}`,
    async *list(folder) {
      for (let ContinuationToken: string | undefined; ; ) {
        const Prefix = `${prefix}${folder}/`
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }))
        for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size, stamp: `${Size}-${ETag.replaceAll('"', '')}` }
        if (!page.IsTruncated) return
        ContinuationToken = page.NextContinuationToken
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async write(key, content) {
      await put(key, content)
    },
    async writeNew(key, content) {
      try {
        await put(key, content, { IfNoneMatch: '*' })
        return true
      } catch (error) {
        const status = statusOf(error)
        // 409: another one is writing it at this moment.
        if (status === 412 || status === 409) return false
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }))
    },
    // An object is put whole or not at all.
    tidy: async () => {},
  })
}
