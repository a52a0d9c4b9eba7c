/** A kept page against servers that do nothing but send its bytes: bare Node, and nginx with one worker. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { median } from './budgets.mjs'
import { requestsPerSecond } from './load.mjs'
import { startServer } from './servers.mjs'

/** Odd, so that the median is one of them. */
const ROUNDS = 5

/** What Node writes by itself, for every server alike. */
const byNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** @typedef {{ headers: string[], body: Buffer }} Answer */

/**
 * An answer as it goes over the wire: headers in their order, the body undecoded.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Answer>}
 */
function rawAnswer(url, headers) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        /** @type {Buffer[]} */
        const pieces = []
        response.on('data', (piece) => pieces.push(piece))
        response.on('end', () => {
          const kept = []
          for (let at = 0; at < response.rawHeaders.length; at += 2) {
            const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2)
            if (!byNode.has(name.toLowerCase())) kept.push(name, value)
          }
          resolve({ headers: kept, body: Buffer.concat(pieces) })
        })
      })
      .on('error', reject)
  })
}

/**
 * @param {string} folder
 * @param {Answer} answer
 */
async function startBare(folder, { headers, body }) {
  const port = await freePort()
  const file = join(folder, `answer-${port}.json`)
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  return startServer({
    command: process.execPath,
    args: [join(import.meta.dirname, 'bareServer.mjs'), file, String(port)],
    port,
  })
}

function nginxPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/**
 * @param {string} folder
 * @param {Answer} answer
 */
async function startNginx(folder, { headers, body }) {
  const command = nginxPath()
  if (!command) return undefined
  const port = await freePort()
  writeFileSync(join(folder, `page-${port}`), body)
  const extra = []
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    // Content-Type and -Length come with the file, the tag is nginx's own.
    if (!/^(content-type|content-length|etag)$/i.test(name))
      extra.push(`add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, `nginx-${port}.conf`)
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
      ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port}; root ${folder};
        location / { default_type 'text/html; charset=utf-8'; try_files /page-${port} =404; ${extra.join(' ')} }
      }
    }`,
  )
  return startServer({ command, args: ['-c', config, '-p', folder], port })
}

/**
 * In rounds and turns, so that other load on the machine affects all alike.
 * @param {{ url: string, path: string, encoding?: string, seconds: number }} page
 */
export async function measureCachedPage({ url, path, encoding, seconds }) {
  /** @type {Record<string, string>} */
  const headers = encoding ? { 'accept-encoding': encoding } : {}
  const answer = await settled(url + path, headers, encoding)
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-bench-'))
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const [bare, nginx] = [await startBare(folder, answer), await startNginx(folder, answer)]
  /** @type {Record<'site' | 'bare' | 'nginx', number[]>} */
  const rates = { site: [], bare: [], nginx: [] }
  try {
    for (const target of [url, bare.url, ...(nginx ? [nginx.url] : [])])
      await requestsPerSecond(target + path, 1, headers)
    for (let round = 0; round < ROUNDS; round++) {
      const turns = /** @type {const} */ ([
        ['site', url],
        ['bare', bare.url],
      ])
      for (const [name, target] of round % 2 ? [...turns].reverse() : turns)
        rates[name].push(await requestsPerSecond(target + path, seconds, headers))
      if (nginx) rates.nginx.push(await requestsPerSecond(nginx.url + path, seconds, headers))
    }
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()])
    rmSync(folder, { recursive: true, force: true })
    removed()
  }
  const ratio = (/** @type {number[]} */ others) =>
    median(rates.site.map((rate, round) => rate / (others[round] ?? Number.NaN)))
  return {
    site: median(rates.site),
    bare: median(rates.bare),
    toBare: ratio(rates.bare),
    nginx: nginx && { rate: median(rates.nginx), ratio: ratio(rates.nginx) },
  }
}

/**
 * The page as it goes on being sent: compressed behind the first answer.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string | undefined} encoding
 */
async function settled(url, headers, encoding) {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await rawAnswer(url, headers)
    if (!encoding || answer.headers.some((value) => value === encoding)) return answer
    await wait(100)
  }
  throw new Error(`${url} does not come as ${encoding}`)
}
