/** A colour as a round chip. Decorative: its name stands beside it. An attribute, since the policy forbids `style`. */
export function ColourChip({ colour }: { colour: string }) {
  return (
    <svg className="colour-chip" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.25" fill={colour} />
    </svg>
  )
}
