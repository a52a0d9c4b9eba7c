/**
 * Several processes on one PostgreSQL: each tells the others what changed (docs/flows/publish.md).
 *
 * The news travels inside the transaction: `pg_notify` is delivered at its commit, to every connection that listens and
 * lives. A process that lost its connection does not know what it missed and drops everything it kept.
 */
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import pg from 'pg'
import { connectBroadcast, deliver } from '../cms/broadcast'
import { broadcastWithin } from '../cms/changes'
import type { Log } from './log'

const CHANNEL = 'merkevei_changes'
/** Messages that may be lost (`cms/broadcast.ts`). */
const MESSAGES = 'merkevei_messages'
/** Milliseconds before a lost connection is tried again. */
const RETRY = 1000
/**
 * Milliseconds between questions whether the connection still lives, and that an answer may take. One that was cut off
 * on its way looks like one on which nothing happens.
 */
const BEAT = 5000
/** PostgreSQL's bound on a notice, in bytes; longer news says: everything. */
const MAX_NOTICE = 7000

interface News {
  from: string
  tags: readonly string[] | 'all'
}

interface Drizzle {
  execute(query: unknown): Promise<unknown>
}

export interface NodeNews {
  stop(): Promise<void>
}

export async function joinNodes({
  payload,
  databaseUrl,
  log,
  onNews,
}: {
  payload: BasePayload
  databaseUrl: string
  log: Log
  onNews: (tags: readonly string[] | 'all') => void
}): Promise<NodeNews> {
  const self = randomUUID()
  const db = payload.db as unknown as {
    drizzle: Drizzle
    sessions: Record<string | number, { db: Drizzle } | undefined>
  }

  broadcastWithin(async (tags, transaction) => {
    const connection = db.sessions[transaction]?.db ?? db.drizzle
    const named = JSON.stringify(tags).length < MAX_NOTICE ? tags : 'all'
    await connection.execute(
      sql`select pg_notify(${CHANNEL}, json_build_object('from', ${self}::text, 'tags', ${JSON.stringify(named)}::json)::text)`,
    )
  })

  connectBroadcast(payload, async (topic, message) => {
    const notice = JSON.stringify({ from: self, topic, message })
    await db.drizzle.execute(sql`select pg_notify(${MESSAGES}, ${notice})`)
  })

  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function hear(text: string | undefined): void {
    const news = JSON.parse(text ?? '{}') as News
    if (news.from !== self) onNews(news.tags)
  }

  function hearMessage(text: string | undefined): void {
    const { from, topic, message } = JSON.parse(text ?? '{}') as { from: string; topic: string; message: unknown }
    if (from !== self) deliver(payload, topic, message)
  }

  async function listen(): Promise<void> {
    const socket = new Socket()
    const listening = new pg.Client({ connectionString: databaseUrl, stream: () => socket, query_timeout: BEAT })
    client = listening
    const beat = setInterval(() => listening.query('select 1').catch(() => socket.destroy()), BEAT)
    listening.on('notification', (notice) =>
      notice.channel === MESSAGES ? hearMessage(notice.payload) : hear(notice.payload),
    )
    listening.on('error', (error) => log.warn({ err: error }, 'lost the connection that tells of changes'))
    listening.on('end', () => {
      clearInterval(beat)
      again()
    })
    await listening.connect()
    await listening.query(`listen ${CHANNEL}`)
    await listening.query(`listen ${MESSAGES}`)
    // What happened before we listened is unknown.
    onNews('all')
  }

  function again(): void {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      listen().catch((error: unknown) => {
        log.warn({ err: error }, 'cannot listen for changes; trying again')
        again()
      })
    }, RETRY)
  }

  await listen()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      broadcastWithin(undefined)
      connectBroadcast(payload, undefined)
      await client?.end().catch(() => {})
    },
  }
}
