/** The words of a list's search within its condition: Payload looks for them in each searched field, one of which holds them. */
import type { Where } from 'payload'

/** The text that a group of alternatives looks for in all of these fields and nowhere else. */
function textOf(group: readonly Where[], fields: readonly string[]): string | undefined {
  if (group.length === 0 || group.length !== fields.length) return undefined
  const texts = group.map((part, at) => {
    const [[name, condition] = [], ...others] = Object.entries(part)
    const { like, ...rest } = (condition ?? {}) as Record<string, unknown>
    const isSearch = name === fields[at] && others.length === 0 && Object.keys(rest).length === 0
    return isSearch && typeof like === 'string' ? like : undefined
  })
  const [text] = texts
  return texts.every((one) => one === text) ? text : undefined
}

const parts = (where: Where) =>
  [where.and, where.or].flatMap((group): Where[] => (Array.isArray(group) ? (group as Where[]) : []))

/** What is searched for; undefined where nothing is. */
export function searchedText(where: Where | undefined, fields: readonly string[]): string | undefined {
  if (!where) return undefined
  const own = Array.isArray(where.or) ? textOf(where.or, fields) : undefined
  if (own !== undefined) return own
  for (const part of parts(where)) {
    const text = searchedText(part, fields)
    if (text !== undefined) return text
  }
  return undefined
}

/** The condition with one more alternative beside the searched fields. */
export function addToSearch(where: Where, fields: readonly string[], alternative: Where): Where {
  if (Array.isArray(where.or) && textOf(where.or, fields) !== undefined)
    return { ...where, or: [...where.or, alternative] }
  const inside = (group: Where['and']) => group?.map((part) => addToSearch(part, fields, alternative))
  return {
    ...where,
    ...(Array.isArray(where.and) ? { and: inside(where.and) ?? [] } : {}),
    ...(Array.isArray(where.or) ? { or: inside(where.or) ?? [] } : {}),
  }
}
