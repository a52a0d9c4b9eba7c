/** Tooltip: words with an explanation, an inline block of rich text (docs/behaviour.md#tooltips). */
import type { Block } from 'payload'
import { select } from '../fields/select'

/** Characters of the explained words. */
const MAX_TRIGGER = 80
/** Characters of the explanation: more does not fit beside a word on a phone. */
const MAX_TIP = 300

const positions = {
  top: { nb: 'Over', en: 'Above' },
  right: { nb: 'Til høyre', en: 'To the right' },
  bottom: { nb: 'Under', en: 'Below' },
  left: { nb: 'Til venstre', en: 'To the left' },
}

const behaviours = {
  hover: { nb: 'Når pekeren eller fokus er på ordet', en: 'While the word is pointed at or focused' },
  click: { nb: 'Når ordet klikkes', en: 'When the word is clicked' },
  always: { nb: 'Alltid', en: 'Always' },
}

export type TipPosition = keyof typeof positions
export type TipBehaviour = keyof typeof behaviours

export const tipPositions = Object.keys(positions) as TipPosition[]
export const tipBehaviours = Object.keys(behaviours) as TipBehaviour[]

/** As stored in a node of type `inlineBlock`. A newly inserted one has no text yet. */
export interface TooltipFields {
  blockType: 'tooltip'
  id?: string
  blockName?: string | null
  text?: string | null
  tip?: string | null
  position?: TipPosition
  behaviour?: TipBehaviour
}

const fieldNames = new Set(['blockType', 'id', 'blockName', 'text', 'tip', 'position', 'behaviour'])

const isText = (value: unknown, max: number) =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= max)

const isOneOf = (value: unknown, known: readonly unknown[]) => value === undefined || known.includes(value)

/** Whether the fields belong to a tooltip, and not to another inline block. */
export function isTooltip(fields: unknown): fields is TooltipFields {
  if (typeof fields !== 'object' || fields === null) return false
  const { blockType, id, blockName, text, tip, position, behaviour } = fields as Record<string, unknown>
  return (
    blockType === 'tooltip' &&
    Object.keys(fields).every((name) => fieldNames.has(name)) &&
    isText(id, MAX_TRIGGER) &&
    isText(blockName, MAX_TRIGGER) &&
    isText(text, MAX_TRIGGER) &&
    isText(tip, MAX_TIP) &&
    isOneOf(position, tipPositions) &&
    isOneOf(behaviour, tipBehaviours)
  )
}

export const tooltipBlock: Block = {
  slug: 'tooltip',
  labels: {
    singular: { nb: 'Verktøytips', en: 'Tooltip' },
    plural: { nb: 'Verktøytips', en: 'Tooltips' },
  },
  admin: { components: { Label: '/src/cms/richText/admin/TooltipLabel#TooltipLabel' } },
  fields: [
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: MAX_TRIGGER,
      label: { nb: 'Ord som forklares', en: 'Word that is explained' },
    },
    {
      name: 'tip',
      type: 'textarea',
      required: true,
      maxLength: MAX_TIP,
      label: { nb: 'Forklaring', en: 'Explanation' },
    },
    {
      type: 'row',
      fields: [
        select('position', { nb: 'Plass', en: 'Position' }, positions),
        select('behaviour', { nb: 'Vises', en: 'Shown' }, behaviours),
      ],
    },
  ],
}
