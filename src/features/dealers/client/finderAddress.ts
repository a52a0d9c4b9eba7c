/** Addresses that the finder's form would submit. */

const POSITION = 'posisjon'
const PLACE = 'sted'
const RADIUS = 'omkrets'

/** With the form's present choices. */
export function finderAddress(form: HTMLFormElement): URL {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.append(name, value)
  // The radius has no meaning without a place.
  if (!query.has(PLACE) && !query.has(POSITION)) query.delete(RADIUS)
  const text = query.toString()
  return new URL(text ? `?${text}` : form.action, form.action)
}

/** For a place with the other choices kept, without an earlier position. */
export function addressAtPlace(form: HTMLFormElement, place: string): string {
  const address = finderAddress(form)
  address.searchParams.delete(POSITION)
  address.searchParams.set(PLACE, place)
  return address.href
}

/** For the visitor's position in degrees, as `69.65,18.96`, without a place. */
export function addressAtPosition(form: HTMLFormElement, position: string): string {
  const address = finderAddress(form)
  address.searchParams.delete(PLACE)
  address.searchParams.set(POSITION, position)
  return address.href
}
