/** Which of several processes this one is, as the supervisor says in its environment. */
import cluster from 'node:cluster'
import { z } from 'zod'

const place = z.object({
  /** From 1. */
  number: z.number(),
  /** Answers kept pages and files, and passes the rest on to the whole process. */
  isFront: z.boolean(),
  /** Prints where the site is for the operator: of the first start alone. */
  printsNotes: z.boolean(),
  /** The Unix socket at which the whole process answers fronts. */
  socket: z.string(),
})

export type WorkerIdentity = z.infer<typeof place>

/** Variable of the environment in which the supervisor says it. */
export const WORKER_VARIABLE = 'MERKEVEI_WORKER'

/** Undefined where the process is the only one. */
export const thisWorker: WorkerIdentity | undefined = cluster.isWorker
  ? place.parse(JSON.parse(process.env[WORKER_VARIABLE] ?? ''))
  : undefined
