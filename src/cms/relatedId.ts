/** The id of a relation, which is an id or, where it was read with its target, a document. Undefined for an empty one. */
export function relatedId(relation: number | { id: number } | null | undefined): number | undefined {
  return (typeof relation === 'object' ? relation?.id : relation) ?? undefined
}
