/** Addresses of the admin's screens. */

export const documentHref = (collection: string, id: number | string) => `/admin/collections/${collection}/${id}`

export const globalHref = (global: string) => `/admin/globals/${global}`

/** Values by field and operator. */
export type ListFilter = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The list of a collection. */
export function listHref(collection: string, filters: readonly ListFilter[], locale?: string): string {
  const conditions = filters.flatMap((filter, at) =>
    Object.entries(filter).flatMap(([field, conditions]) =>
      Object.entries(conditions).map(
        ([operator, value]) => `where[and][${at}][${field}][${operator}]=${encodeURIComponent(value)}`,
      ),
    ),
  )
  const query = [...(locale ? [`locale=${locale}`] : []), ...conditions].join('&')
  return `/admin/collections/${collection}${query && `?${query}`}`
}
