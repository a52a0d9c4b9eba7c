/** The tree of article groups. */
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { translateFor } from '../../cms/messages'

const circle = {
  nb: 'Gruppen kan ikke ligge under seg selv eller en av sine egne undergrupper.',
  en: 'The group cannot lie below itself or one of its own groups.',
}

/** Ancestors of a group, nearest first; stops at a cycle. */
function above(id: number, parents: ReadonlyMap<number, number>): number[] {
  const seen: number[] = []
  for (let at = parents.get(id); at !== undefined && !seen.includes(at); at = parents.get(at)) seen.push(at)
  return seen
}

export const refuseCircle: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = (originalDoc as { id?: number } | undefined)?.id
  const parent: unknown = data?.parent
  if (id === undefined || typeof parent !== 'number') return data
  const { docs } = await req.payload.find({
    collection: 'articleGroups',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { parent: true },
    req,
  })
  const parents = new Map(docs.flatMap((doc) => (typeof doc.parent === 'number' ? [[doc.id, doc.parent]] : [])))
  if (parent === id || above(parent, parents).includes(id))
    throw new ValidationError(
      { collection: 'articleGroups', errors: [{ path: 'parent', message: translateFor(req, circle) }], req },
      req.t,
    )
  return data
}
