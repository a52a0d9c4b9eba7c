/**
 * Several processes on one port (`WORKERS`, docs/operations.md#several-processes-on-one-machine). The supervisor opens the
 * port for them, starts again what has died, passes on what changed, and ends all in order. It answers no request itself.
 */
import cluster, { type Worker } from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backoff, delayAfter } from '../../platform/backoff'
import { createLog, type Log } from '../log'
import { createInvalidations } from './invalidations'
import type { SiteFacts, ToProcess, ToSupervisor } from './messages'
import { WORKER_VARIABLE, type WorkerIdentity } from './thisWorker'

/** Between an end and the next start; a process that served for a minute begins with the first again. */
const BETWEEN_STARTS: Backoff = { first: 500, longest: 30_000 }
const MINUTE = 60_000

/** Milliseconds for which fronts answer kept pages without the whole process, which alone knows what the clock changes. */
const WITHOUT_WHOLE = MINUTE

/** The process that starts first, and is the whole one where the others are fronts. */
const FIRST = 1

interface Site {
  facts: SiteFacts
  log: Log
}

interface Member {
  number: number
  worker: Worker
  servesSince?: number
}

export function supervise(count: number): void {
  // Each takes its connections itself. Those that Node's supervisor hands out wait for ever where the process has just died.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-'))
  const members = new Map<number, Member>()
  const failures = new Map<number, number>()
  /** Of the first process, once it serves. */
  let site: Site | undefined
  let isStopping = false
  /** What the command that started the site says of the admin's build (`cli/start.mjs`). */
  let builtAdmin: string | undefined
  let invalidating: NodeJS.Timeout | undefined

  const invalidations = createInvalidations<Member>({
    send: (member, id, changed) => send(member, { kind: 'drop', id, changed }),
    end({ number, worker }) {
      site?.log.error({ process: number }, 'a process did not acknowledge a change in time: it is ended')
      worker.process.kill('SIGKILL')
    },
  })

  function send({ worker }: Member, message: ToProcess | string): void {
    // A process that has just died receives nothing.
    if (worker.isConnected()) worker.process.send(message, undefined, undefined, () => {})
  }

  function start(number: number): void {
    const place: WorkerIdentity = {
      number,
      isFront: number !== FIRST && site?.facts.hasFronts === true,
      printsNotes: site === undefined,
      socket: join(folder, 'site.sock'),
    }
    const worker = cluster.fork({ [WORKER_VARIABLE]: JSON.stringify(place), WORKERS: String(count) })
    const member: Member = { number, worker }
    members.set(number, member)
    worker.on('message', (message: ToSupervisor) => receive(member, message))
    worker.once('exit', (code, signal) => ended(member, code, signal))
    if (builtAdmin !== undefined) send(member, builtAdmin)
  }

  function receive(member: Member, message: ToSupervisor): void {
    switch (message.kind) {
      case 'joined':
        invalidations.join(member)
        break
      case 'changed':
        void invalidations
          .invalidate(message.changed, member)
          .then(() => send(member, { kind: 'settled', id: message.id }))
        break
      case 'dropped':
        invalidations.acknowledge(member, message.id)
        break
      case 'serving':
        serving(member, message.facts)
    }
  }

  function serving(member: Member, facts: SiteFacts): void {
    member.servesSince = performance.now()
    if (member.number === FIRST) {
      clearTimeout(invalidating)
      invalidating = undefined
    }
    if (site !== undefined) return
    site = { facts, log: createLog(facts) }
    for (let number = FIRST + 1; number <= count && !isStopping; number++) start(number)
  }

  function ended(member: Member, code: number | null, signal: string | null): void {
    members.delete(member.number)
    invalidations.leave(member)
    // The start of the first is the start of the site.
    if (!site) finish(code ?? 1)
    else if (isStopping) endNext()
    else replace(member, site, code, signal)
  }

  function replace(
    { number, servesSince }: Member,
    { facts, log }: Site,
    code: number | null,
    signal: string | null,
  ): void {
    log.error({ process: number, code, signal }, 'a process ended: another is started in its place')
    // No process holds the port any more: the service manager starts the site again, as one with a single process.
    if (members.size === 0) finish(1)
    if (number === FIRST && facts.hasFronts)
      invalidating ??= setTimeout(() => void invalidations.invalidate('all'), WITHOUT_WHOLE)
    const lasted = servesSince === undefined ? 0 : performance.now() - servesSince
    const failed = lasted > MINUTE ? 1 : (failures.get(number) ?? 0) + 1
    failures.set(number, failed)
    setTimeout(() => isStopping || start(number), delayAfter(failed, BETWEEN_STARTS, Math.random()))
  }

  /** Fronts end before the whole process, which answers for them until then. */
  function endNext(): void {
    const [last] = members.values()
    if (last && members.size === 1) send(last, { kind: 'alone' })
    if (members.size === 0) finish(0)
  }

  function finish(code: number): never {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code)
  }

  function stop(): void {
    if (isStopping) return
    isStopping = true
    for (const member of members.values()) send(member, { kind: 'stop' })
    endNext()
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('message', (message) => {
    builtAdmin = String(message)
    for (const member of members.values()) send(member, builtAdmin)
  })
  start(FIRST)
}
