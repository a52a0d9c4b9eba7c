/** The local date and time in Norway, independent of the machine's time zone. */
import { osloTime } from '../../../lib/osloTime'

export interface Moment {
  /** `2026-12-24` */
  date: string
  /** Minutes since midnight, local time. */
  minutes: number
}

export function momentOf(moment: number | Date): Moment {
  const [date = '', time = ''] = osloTime(moment).split('T')
  const [hours, minutes] = time.split(':').map(Number)
  return { date, minutes: Number(hours) * 60 + Number(minutes) }
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
