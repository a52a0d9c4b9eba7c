/**
 * Change notifications between several processes on one PostgreSQL (docs/flows/publish.md).
 *
 * Tags travel inside the transaction: `pg_notify` delivers them at the commit to every listening connection. A process
 * that lost its connection cannot know what it missed and clears its caches.
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
/** Channel of messages that may be lost (`cms/broadcast.ts`). */
const MESSAGES = 'merkevei_messages'
/** Milliseconds before a lost connection is opened again. */
const RETRY = 1000
/**
 * Milliseconds between checks that the connection still lives, and that a reply may take. A connection that was cut off
 * on its way looks like an idle one.
 */
const BEAT = 5000
/** PostgreSQL's bound on a notification, in bytes; longer tag lists are sent as `all`. */
const MAX_NOTICE = 7000

interface News {
  from: string
  /** When it was sent, in milliseconds by the clock of its process. */
  at: number
  tags: readonly string[] | 'all'
}

interface Drizzle {
  execute(query: unknown): Promise<unknown>
}

export interface NodeConnection {
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
  /** `lag`: milliseconds since it was sent; undefined for what this process may have missed. */
  onNews: (tags: readonly string[] | 'all', lag?: number) => void
}): Promise<NodeConnection> {
  const self = randomUUID()
  const db = payload.db as unknown as {
    drizzle: Drizzle
    sessions: Record<string | number, { db: Drizzle } | undefined>
  }

  broadcastWithin(async (tags, transaction) => {
    const connection = db.sessions[transaction]?.db ?? db.drizzle
    const named = JSON.stringify(tags).length < MAX_NOTICE ? tags : 'all'
    await connection.execute(
      sql`select pg_notify(${CHANNEL}, json_build_object('from', ${self}::text, 'at', ${Date.now()}::bigint, 'tags', ${JSON.stringify(named)}::json)::text)`,
    )
  })

  connectBroadcast(payload, async (topic, message) => {
    const notice = JSON.stringify({ from: self, topic, message })
    await db.drizzle.execute(sql`select pg_notify(${MESSAGES}, ${notice})`)
  })

  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function onNotice(text: string | undefined): void {
    const news = JSON.parse(text ?? '{}') as News
    if (news.from !== self) onNews(news.tags, Date.now() - news.at)
  }

  function onMessage(text: string | undefined): void {
    const { from, topic, message } = JSON.parse(text ?? '{}') as { from: string; topic: string; message: unknown }
    if (from !== self) deliver(payload, topic, message)
  }

  async function listen(): Promise<void> {
    const socket = new Socket()
    const listening = new pg.Client({ connectionString: databaseUrl, stream: () => socket, query_timeout: BEAT })
    client = listening
    const beat = setInterval(() => listening.query('select 1').catch(() => socket.destroy()), BEAT)
    listening.on('notification', (notice) =>
      notice.channel === MESSAGES ? onMessage(notice.payload) : onNotice(notice.payload),
    )
    listening.on('error', (error) => log.warn({ err: error }, 'lost the connection that tells of changes'))
    listening.on('end', () => {
      clearInterval(beat)
      again()
    })
    await listening.connect()
    await listening.query(`listen ${CHANNEL}`)
    await listening.query(`listen ${MESSAGES}`)
    // Changes from before the connection listened are unknown.
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
