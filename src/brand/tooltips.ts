/** Tooltips in the Markdown of brand folders: `[[word|explanation]]`, `[[word|explanation|right|click]]`. */
import { randomBytes } from 'node:crypto'
import {
  isTooltip,
  type TipBehaviour,
  type TipPosition,
  type TooltipFields,
  tipBehaviours,
  tipPositions,
} from '../cms/richText/tooltip'
import { BrandError } from './brandError'

interface Node {
  type: string
  text?: string
  [key: string]: unknown
}

/** Longer is no tooltip; without a bound each beginning would look for its end in the whole text. */
const written = /\[\[([^[\]|]{1,1000})\|([^\]]{1,1000})\]\]/g
const mark = /@@tooltip-(\d+)@@/

/** The Markdown with a mark for each tooltip, whose words the converter must not read, and what the marks stand for. */
export function markTooltips(markdown: string): { marked: string; tooltips: TooltipFields[] } {
  const tooltips: TooltipFields[] = []
  const marked = markdown.replace(written, (_, text: string, rest: string) => {
    tooltips.push(tooltipOf(text, rest.split('|')))
    return `@@tooltip-${tooltips.length - 1}@@`
  })
  return { marked, tooltips }
}

function tooltipOf(text: string, [tip = '', ...look]: string[]): TooltipFields {
  const fields: TooltipFields = {
    blockType: 'tooltip',
    text: oneLine(text),
    tip: oneLine(tip),
    position: 'top',
    behaviour: 'hover',
  }
  for (const word of look.map(oneLine)) {
    if (tipPositions.includes(word as TipPosition)) fields.position = word as TipPosition
    else if (tipBehaviours.includes(word as TipBehaviour)) fields.behaviour = word as TipBehaviour
    else throw new BrandError(`a tooltip knows no “${word}”`)
  }
  const isFit: boolean = isTooltip(fields)
  if (!isFit) throw new BrandError(`the tooltip on “${fields.text}” is too long`)
  return fields
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text with its marks replaced by the tooltips. */
export function withTooltips(node: Node, tooltips: readonly TooltipFields[]): Node[] {
  if (typeof node.text !== 'string' || !mark.test(node.text)) return [node]
  // A split by a pattern with a group gives texts and numbers in turn.
  return node.text.split(mark).flatMap((piece, at): Node[] => {
    if (at % 2 === 0) return piece ? [{ ...node, text: piece }] : []
    const fields = tooltips[Number(piece)]
    // The editor knows each by an id.
    return fields
      ? [{ type: 'inlineBlock', version: 1, fields: { ...fields, id: randomBytes(12).toString('hex') } }]
      : []
  })
}
