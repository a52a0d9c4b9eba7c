/** `%curr% of %total%` with its two marks replaced (spec §2). */
export function fillCounter(text: string, current: number, total: number): string {
  return text.replaceAll('%curr%', String(current)).replaceAll('%total%', String(total))
}
