/** What the form's texts are typed into, and where the help stands beside it. */

/** Its `name` is the field's path. */
export type Control = HTMLInputElement | HTMLTextAreaElement

/** An element of our own at the end of each field, which Payload's rendering leaves alone. */
const places = new WeakMap<Control, HTMLElement>()

export function placeFor(control: Control): HTMLElement | undefined {
  const field = control.closest('.field-type')
  if (!field) return undefined
  const place = places.get(control) ?? document.createElement('div')
  place.className = 'writing-help'
  places.set(control, place)
  if (place.parentElement !== field) field.append(place)
  return place
}

let keys = 0
const keyOf = new WeakMap<Control, number>()

export function keyFor(control: Control): number {
  const key = keyOf.get(control) ?? ++keys
  keyOf.set(control, key)
  return key
}
