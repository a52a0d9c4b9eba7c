/** `%curr% of %total%` with both placeholders replaced (docs/behaviour.md#lightbox). */
export function fillCounter(text: string, current: number, total: number): string {
  return text.replaceAll('%curr%', String(current)).replaceAll('%total%', String(total))
}
