/** Describes a refused save for the user: each field with both texts, their authors and times. */
import type { PayloadRequest } from 'payload'
import { translateFor } from '../../cms/messages'
import { comparedFields, fingerprint, valueAt } from './fields'
import { backgroundNames, messages } from './messages'
import { readable } from './readable'
import { findWriter, type Writer } from './record'
import type { StaleSave } from './stale'

export interface ConflictField {
  path: string
  label: string
  mine: { lines: string[]; at: string }
  theirs: { lines: string[]; name: string; at?: string; isOwn: boolean }
  /** Fingerprint of the stored value: a save that names it may replace the value. */
  print: string
}

function nameOf(req: PayloadRequest, writer: Writer | undefined): string {
  if (writer?.name) return writer.name
  return translateFor(req, writer?.background ? backgroundNames[writer.background] : messages.unknown)
}

export function conflictsOf(req: PayloadRequest, { refusal }: StaleSave, now: number): Promise<ConflictField[]> {
  const { target, locale, comparison, data, stored, record } = refusal
  const fields = comparedFields(target.entity).filter(({ path }) => comparison.conflicts.includes(path))
  return Promise.all(
    fields.map(async ({ path, label, field }) => {
      const [typed, there] = [valueAt(data, path), valueAt(stored, path)]
      const print = fingerprint(there, field)
      const writer = await findWriter(req, { slug: target.slug, record }, { path, locale, print })
      return {
        path,
        label: translateFor(req, label),
        mine: { lines: await readable(req, field, typed, there), at: new Date(now).toISOString() },
        theirs: {
          lines: await readable(req, field, there, typed),
          name: nameOf(req, writer),
          ...(writer ? { at: writer.at } : {}),
          isOwn: writer?.user !== undefined && writer.user === Number(req.user?.id),
        },
        print,
      }
    }),
  )
}
