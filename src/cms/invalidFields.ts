/** Validates a document's fields without saving it, by the fields' own rules. */

import type { Block, Field, PayloadRequest } from 'payload'
import { isValues, type Values } from '../lib/isValues'
import { labelOfPath } from './fieldLabels'
import { blocksOf } from './fields/blocksOf'
import { languageOf } from './messages'

export interface InvalidField {
  /** Path in the admin's form: `body.2.heading`. */
  path: string
  label: string
  message: string
}

type Validate = (value: unknown, options: object) => Promise<string | true> | string | true

interface Target {
  req: PayloadRequest
  slug: string
  fields: readonly Field[]
  document: Values & { id: number }
}

/** A document in the shape of the form: one language, relations as ids. */
export async function invalidFields({ req, slug, fields, document }: Target): Promise<InvalidField[]> {
  const found: InvalidField[] = []
  const blockTypeAt = (path: string) => {
    const row = path.split('.').reduce<unknown>((value, name) => (value as Values | undefined)?.[name], document)
    return isValues(row) && typeof row.blockType === 'string' ? row.blockType : undefined
  }

  async function check(field: Field, siblings: Values, path: string, block: Values | undefined): Promise<void> {
    const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
    if (!('name' in field) || !validate) return
    const message = await validate(siblings[field.name ?? ''] ?? undefined, {
      ...field,
      req,
      id: document.id,
      collectionSlug: slug,
      data: document,
      siblingData: siblings,
      blockData: block,
      path: path.split('.'),
      operation: 'update',
      event: 'submit',
      preferences: { fields: {} },
    })
    if (typeof message !== 'string') return
    found.push({
      path,
      message,
      label: labelOfPath(fields, path, languageOf(req), blockTypeAt, req.payload.config.blocks) ?? path,
    })
  }

  async function visit(inner: readonly Field[], siblings: Values, prefix: string, block?: Values): Promise<void> {
    for (const field of inner) {
      const shown = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
      const conditions = { user: req.user, blockData: block ?? {}, operation: 'update', path: prefix.split('.') }
      if (shown && !shown(document, siblings, conditions as never)) continue
      if (field.type === 'tabs') {
        for (const tab of field.tabs) {
          if (!('name' in tab)) await visit(tab.fields, siblings, prefix, block)
          else await visit(tab.fields, valuesIn(siblings, tab.name ?? ''), `${prefix}${tab.name}.`, block)
        }
        continue
      }
      if (!('name' in field) || field.name === undefined) {
        if ('fields' in field) await visit(field.fields, siblings, prefix, block)
        continue
      }
      const path = prefix + field.name
      await check(field, siblings, path, block)
      if (field.type === 'group') await visit(field.fields, valuesIn(siblings, field.name), `${path}.`, block)
      if (field.type !== 'array' && field.type !== 'blocks') continue
      const rows = siblings[field.name]
      for (const [at, row] of (Array.isArray(rows) ? rows : []).entries()) {
        if (!isValues(row)) continue
        const own: Block | undefined =
          field.type === 'blocks' ? blocksOf(field).find(({ slug }) => slug === row.blockType) : undefined
        if (field.type === 'array') await visit(field.fields, row, `${path}.${at}.`, block)
        else if (own) await visit(own.fields, row, `${path}.${at}.`, row)
      }
    }
  }

  await visit(fields, document, '')
  return found
}

function valuesIn(siblings: Values, name: string): Values {
  const value = siblings[name]
  return isValues(value) ? value : {}
}
