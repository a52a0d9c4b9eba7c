/** What `import` and `export` share: the kind of document, and the format of the file. */
import { extname } from 'node:path'
import { type Format, type ImportTarget, isFormat, targetOf, targets } from '../../src/features/imports'
import { UsageError } from './command'

export const kinds = targets.map(({ name }) => name).join('|')

export function targetIn([kind]: readonly string[]): ImportTarget {
  const target = targetOf(kind)
  if (!target) throw new UsageError(`Say of what: ${targets.map(({ name }) => name).join(' or ')}.`)
  return target
}

export function formatOf(path: string): Format {
  const format = extname(path).slice(1).toLowerCase()
  if (!isFormat(format)) throw new UsageError('The file is .csv or .xlsx.')
  return format
}
