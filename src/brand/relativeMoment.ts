/** Dates of a brand folder that are counted from the day on which it is loaded, so that its events lie ahead. */
import { osloDay, osloMidnight, osloMoment } from '../lib/osloTime'
import { BrandError } from './brandError'

const DAY = 24 * 60 * 60_000
const FORM = /^([+-]\d{1,4})d(?: (\d{2}):(\d{2}))?$/

/** `+12d 18:00` is twelve days from now at six in the evening in Norway; anything else is a date as it stands. */
export function relativeMoment(value: string, now = Date.now()): string {
  const [, days, hour = '00', minute = '00'] = FORM.exec(value) ?? []
  if (days === undefined) {
    if (Number.isNaN(Date.parse(value))) throw new BrandError(`“${value}” is no date`)
    return value
  }
  // From noon, so that a day of 23 or 25 hours is one day.
  const noon = osloMidnight(osloDay(now)) + DAY / 2
  return new Date(osloMoment(`${osloDay(noon + Number(days) * DAY)}T${hour}:${minute}`)).toISOString()
}
