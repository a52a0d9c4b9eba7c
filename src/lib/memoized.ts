/** A function that computes its result once for each object, and keeps it as long as the object is in use. */
export function memoized<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = results.get(key)
    if (known) return known.value
    const value = compute(key)
    results.set(key, { value })
    return value
  }
}
