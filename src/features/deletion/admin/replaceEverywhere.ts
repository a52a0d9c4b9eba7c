/** Replaces part by part, so that a long work shows how far it has come and no request lasts long. */
import type { ReplacedPart } from './facts'

interface Wanted {
  collection: string
  /** What is to be replaced. */
  targets: readonly number[]
  other: number
  language: string
  onPart(part: ReplacedPart): void
}

/** All that was done, and what failed; undefined where the server could not be asked. */
export async function replaceEverywhere(wanted: Wanted): Promise<ReplacedPart | undefined> {
  const { collection, targets, other, language, onPart } = wanted
  let all: ReplacedPart = { changed: 0, isDone: true, failed: [] }
  for (const target of targets) {
    const failedBefore = all.failed
    for (;;) {
      const answer = await fetch(`/api/${collection}/${target}/replace`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ with: other }),
      }).catch(() => undefined)
      if (!answer?.ok) return undefined
      const part = (await answer.json()) as ReplacedPart
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
