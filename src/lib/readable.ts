/** A part of an address as people read it; as it is where its percent-encoding is invalid. */
export function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
