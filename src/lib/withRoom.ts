type Growing = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** Share of a list that is room for more. */
const GROWTH = 1.25

/** The list, or a longer copy where it has no such place. */
export function withRoom<List extends Growing>(list: List, place: number): List {
  if (place < list.length) return list
  const Longer = list.constructor as new (length: number) => List
  const longer = new Longer(Math.ceil((place + 1) * GROWTH))
  longer.set(list)
  return longer
}
