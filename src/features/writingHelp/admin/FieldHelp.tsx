'use client'
/** The help at the fields that are worked with; fetched when the first of them has the focus. */
import { createPortal } from 'react-dom'
import { type Control, keyFor, placeFor } from './control'
import { FieldProposal } from './FieldProposal'
import { useOtherTexts } from './useOtherTexts'
import './writingHelp.css'

interface FieldHelpProps {
  controls: readonly Control[]
  host: string
  vision: boolean
  opened(control: Control, isOpen: boolean): void
}

export function FieldHelp({ controls, host, vision, opened }: FieldHelpProps) {
  const others = useOtherTexts()
  return controls.map((control) => {
    const place = placeFor(control)
    return (
      place &&
      createPortal(
        <FieldProposal control={control} host={host} vision={vision} others={others} opened={opened} />,
        place,
        keyFor(control),
      )
    )
  })
}
