/** Replaces in parts, so that progress is shown and no request lasts long. */
import { callApi } from '../../../web/admin/callApi'
import type { ReplacedPart } from './facts'

interface Replacement {
  collection: string
  /** Ids of the documents to replace. */
  targets: readonly number[]
  other: number
  language: string
  onPart(part: ReplacedPart): void
}

/** The combined result; undefined where the server could not be reached. */
export async function replaceEverywhere(replacement: Replacement): Promise<ReplacedPart | undefined> {
  const { collection, targets, other, language, onPart } = replacement
  let all: ReplacedPart = { changed: 0, isDone: true, failed: [] }
  for (const target of targets) {
    const failedBefore = all.failed
    for (;;) {
      const result = await callApi<ReplacedPart>('POST', `/api/${collection}/${target}/replace`, {
        body: { with: other },
        language,
      })
      if ('error' in result) return undefined
      const part = result.data
      all = {
        changed: all.changed + part.changed,
        isDone: part.isDone,
        failed: [...failedBefore, ...part.failed],
      }
      onPart(all)
      if (part.isDone || part.changed === 0) break
    }
  }
  return all
}
