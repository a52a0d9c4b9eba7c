/**
 * Payload's picture editor gives the focal point as it lies in the whole picture, and stores it for the cropped one
 * (docs/upstream-faults.md#payloads-focal-point-of-a-cropped-picture).
 */
import type { CollectionBeforeOperationHook } from 'payload'
import { isValues } from '../../lib/isValues'

/** Percent of the whole picture. */
interface Crop {
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Percent: of a picture for which no point was chosen. */
const CENTRE = 50

/** Where a point of the whole picture lies in what is left of it, in percent; the centre, if it was cut off. */
export function pointInCrop({ x, y }: Point, crop: Crop): Point {
  if (x === CENTRE && y === CENTRE) return { x, y }
  const within = (at: number, from: number, size: number) => {
    const place = ((at - from) / size) * 100
    return size > 0 && place >= 0 && place <= 100 ? Math.round(place) : CENTRE
  }
  return { x: within(x, crop.x, crop.width), y: within(y, crop.y, crop.height) }
}

function numbersIn<Name extends string>(value: unknown, names: readonly Name[]): Record<Name, number> | undefined {
  if (!isValues(value)) return undefined
  const entries = names.map((name) => [name, Number(value[name] ?? Number.NaN)] as const)
  return entries.every(([, number]) => Number.isFinite(number))
    ? (Object.fromEntries(entries) as Record<Name, number>)
    : undefined
}

/** Before Payload reads the edits of a picture, which stand in the query. */
export const placeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const edits = req.query?.uploadEdits
  if (!['create', 'update', 'updateByID'].includes(operation) || !isValues(edits)) return args
  const crop = numbersIn(edits.crop, ['x', 'y', 'width', 'height'])
  const point = numbersIn(edits.focalPoint, ['x', 'y'])
  if (crop && point) edits.focalPoint = pointInCrop(point, crop)
  return args
}
