/** Running sites of journeys: the built server with the demo brand, shared by all that change nothing, or a file's own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, inject } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { nodeCount, startNodes } from './cluster'

const root = join(import.meta.dirname, '../..')
/** Sites that were started once are kept here, by what they were made from: loading the demo takes a while. */
const templates = join(root, 'node_modules/.cache/journeys')
const madeFrom = ['demo', 'src/cms/migrations', 'src/brand', 'src/cms/uploads', 'src/server/firstStart.ts']

/** Known to tests that make signed links themselves. */
export const SECRET = 'bare-for-denne-proven-0123456789'
/** The same as the program has it: Payload shortens the secret that it is given. */
export const shortenedSecret = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)

const admin = { email: 'admin@example.com', password: 'vedovn-og-varme' }

/** Milliseconds for a start, with or without the demo to load: a machine that does other things as well keeps them. */
const START_PATIENCE = 300_000
const DEMO_PATIENCE = 1_200_000

/** A site as visitors and editors reach it. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string
  admin: { email: string; password: string }
}

export interface RunningSite extends Site {
  /** Folder of its uploads, and of its database unless it runs on several nodes. */
  dataDir: string
  /** `file:…` or `postgres://…` */
  databaseUrl: string
  /** What the server has printed. */
  log(): string
  /** Ends the process as a supervisor does; what it keeps stays until `stop`. */
  end(): Promise<void>
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a site that holds the demo. */
    demoSite: string
    /** PostgreSQL where journeys run on several nodes; otherwise empty. */
    demoServer: string
    /** The site that all journeys share which leave it as it was for others; `token` of its administrator. */
    sharedSite: Site & { token: string }
  }
}

type Environment = Readonly<Record<string, string>>

/**
 * The site of all journeys that others do not notice: they read, write what is theirs alone, and count nothing that
 * others add to.
 */
export function sharedSite(): Site {
  const { token, ...site } = inject('sharedSite')
  tokens.set(tokenKey(site.url, site.admin), Promise.resolve(token))
  return site
}

/** A site for one test file, which changes what others would notice; it ends with the file. */
export async function ownSite(env: Environment = {}): Promise<RunningSite> {
  const site = await startSite(env)
  afterAll(() => site.stop())
  return site
}

/** Starts the built server on a free port, with a copy of the demo site. */
export function startSite(env: Environment = {}): Promise<RunningSite> {
  return startCopy(inject('demoSite'), env)
}

/** Starts the built server on a copy of a site's folder. */
export async function startCopy(
  template: string,
  env: Environment,
  server = inject('demoServer'),
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-site-'))
  cpSync(template, dataDir, { recursive: true })
  const cleanUp = () => rmSync(dataDir, { recursive: true, force: true })
  if (nodeCount === 1) return launch(dataDir, env, START_PATIENCE, cleanUp)
  const nodes = await startNodes(server, env, (shared) => launch(dataDir, shared, START_PATIENCE))
  const stop = () => nodes.stop().then(cleanUp)
  return { ...nodes, admin, dataDir, stop, [Symbol.asyncDispose]: stop }
}

/** Folder of a site that was started once and loaded the demo; made anew only after a change of what it is made from. */
export async function demoTemplate(): Promise<string> {
  const folder = join(templates, fingerprint())
  if (existsSync(folder)) return folder
  rmSync(templates, { recursive: true, force: true })
  mkdirSync(templates, { recursive: true })
  const unfinished = mkdtempSync(join(templates, 'unfinished-'))
  const site = await launch(unfinished, {}, DEMO_PATIENCE)
  await site.stop()
  renameSync(unfinished, folder)
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const entry of madeFrom) {
    const path = join(root, entry)
    const files = entry.endsWith('.ts')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter(
            (file) =>
              file.isFile() &&
              /\.(ts|ya?ml|svg|webp|json|mp4|mp3|vtt|pdf|csv)$/.test(file.name) &&
              !/\.test\./.test(file.name),
          )
          .map((file) => join(file.parentPath, file.name))
          .sort()
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function launch(
  dataDir: string,
  env: Environment,
  patience: number,
  cleanUp: () => void = () => {},
): Promise<RunningSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      STOP_DELAY: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Minutes of a core for the demo's pictures.
      AVIF: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (piece: Buffer) => {
    output += piece.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  // A test that is cut off must not leave a server behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    await ended(child)
    cleanUp()
  }

  const until = Date.now() + patience
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`the site did not start:\n${output}`)
    }
    await wait(100)
  }
  const databaseUrl = env.DATABASE_URL ?? `file:${join(dataDir, 'site.db')}`
  return {
    url,
    admin,
    dataDir,
    databaseUrl,
    log: () => output,
    end: () => ended(child),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  return answer?.ok === true
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const tokens = new Map<string, Promise<string>>()
const tokenKey = (url: string, { email }: Site['admin'], from = '') => `${url} ${email} ${from}`

/** The token of a user, signed in once for all tests of a worker: sign-ins are limited, and slow on purpose. */
export function tokenOf(url: string, user: Site['admin'], from?: string): Promise<string> {
  const key = tokenKey(url, user, from)
  const token = tokens.get(key) ?? requestToken(url, user, from)
  tokens.set(key, token)
  return token
}

async function requestToken(url: string, { email, password }: Site['admin'], from?: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from ? { 'x-forwarded-for': from } : {}) },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Signs in over REST, `from` an address that a trusted proxy forwards. Returns a client that calls REST as that user. */
export async function signIn(url: string, user: Site['admin'], from?: string) {
  const headers = { authorization: `JWT ${await tokenOf(url, user, from)}` }
  return {
    headers,
    /** The parsed answer; an error where it is not a success. */
    async call<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> {
      const response = await fetch(url + path, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Answer
    },
  }
}

/** What REST answers when it stored a document. */
export interface Stored<Document = { id: number }> {
  doc: Document
}

/** Rich text with one paragraph, as the editor stores it. */
export function richText(text: string): object {
  const base = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const leaf = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  return {
    root: { ...base, type: 'root', children: [{ ...base, type: 'paragraph', textFormat: 0, children: [leaf] }] },
  }
}
