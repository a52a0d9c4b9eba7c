/** Reads what a user's desk shows, of what the features declare. */
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../cms/access/roles'
import { osloDay, osloMidnight } from '../../lib/osloTime'
import { declaredIn } from '../../web/declared'
import type { Scheduled, Task, Waiting } from '../../web/task'

export interface OpenTask {
  task: Task
  waiting: Waiting
}

/** Days of the week calendar, today among them. */
const DAYS = 7
const DAY = 24 * 60 * 60 * 1000

/** Tasks of the user with something to do, the most urgent first. One that fails is logged and left out. */
export async function readTasks(req: PayloadRequest, now: number): Promise<OpenTask[]> {
  const mine = declaredIn(req.payload).tasks.filter(({ seenBy }) => hasRole(req.user, ...seenBy))
  const found = await Promise.all(
    mine.map(async (task) => {
      try {
        return [{ task, waiting: await task.find(req, now) }]
      } catch (error) {
        req.payload.logger.error({ err: error, task: task.key }, 'a task of the first screen failed')
        return []
      }
    }),
  )
  return found.flat().filter(({ waiting }) => waiting.count > 0)
}

export interface ScheduledDay {
  /** In Norway, `2026-12-24`. */
  day: string
  scheduled: readonly Scheduled[]
}

/** What happens by itself from now to the end of the sixth day after today, by day. */
export async function readWeek(req: PayloadRequest, now: number): Promise<ScheduledDay[]> {
  // Noon of the day on which the week is over: its midnight is a day's beginning in summer time and winter time alike.
  const until = osloMidnight(osloDay(osloMidnight(osloDay(now)) + DAYS * DAY + DAY / 2))
  const mine = declaredIn(req.payload).schedules.filter(({ seenBy }) => hasRole(req.user, ...seenBy))
  const scheduled = (await Promise.all(mine.map(({ find }) => find(req, now, until)))).flat()
  return byDay(scheduled)
}

export function byDay(scheduled: readonly Scheduled[]): ScheduledDay[] {
  const days = new Map<string, Scheduled[]>()
  for (const one of [...scheduled].sort((first, second) => Date.parse(first.at) - Date.parse(second.at))) {
    const day = osloDay(Date.parse(one.at))
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days].map(([day, of]) => ({ day, scheduled: of }))
}
