/** Colours of choices, shown as chips beside the names of variants. */
import type { Specification } from '../../cms/types'

export const isChipColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Colour of a stored value, if its specification gives it one. */
function colourOfValue(value: string | undefined, { kind, choices }: Pick<Specification, 'kind' | 'choices'>) {
  if (kind !== 'choice' || value === undefined) return undefined
  const colour = choices?.find((choice) => choice.value === value)?.colour
  // Stored before the check, or written past it: nothing else may reach a style.
  return colour && isChipColour(colour) ? colour : undefined
}

/** Colour of the first specification that gives the article one. */
export function chipColour(
  specifications: readonly Specification[],
  stored: (specification: number) => string | undefined,
): string | undefined {
  for (const specification of specifications) {
    const colour = colourOfValue(stored(specification.id), specification)
    if (colour) return colour
  }
  return undefined
}
