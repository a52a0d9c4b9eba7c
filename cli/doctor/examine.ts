/** All checks of a site, from its environment. Nothing is changed. */
import { availableParallelism } from 'node:os'
import { memoryLimit } from '../../src/platform/memoryLimit'
import { projectRoot } from '../../src/server/projectRoot'
import { inspectSettings, type Settings, SettingsError, secretFile } from '../../src/server/settings'
import { checkDatabase, checkSoundness } from './database'
import { type Check, error, type Finding, ok, runChecks } from './finding'
import { checkBuild, checkDataDir, checkMemory, checkNode } from './machine'
import { isPostgres, openDatabase } from './openDatabase'
import { checkBucket, checkCdn, checkIssuer, checkMail, checkSms, checkWatching } from './services'
import { checkAddress, checkSecret, checkWorkers } from './settings'

type Environment = Readonly<Record<string, string | undefined>>

const machine: readonly Check[] = [
  { name: 'Node.js', look: () => [checkNode(process.versions.node)] },
  { name: 'Build', look: async () => [await checkBuild(projectRoot())] },
  { name: 'Memory', look: () => [checkMemory(memoryLimit())] },
]

function usableSettings(env: Environment): Settings | Finding {
  try {
    return inspectSettings(env)
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown
    return error('Settings', thrown.message.replace(/\.$/, ''), 'Correct it; what depends on settings was not checked')
  }
}

/** A percent sign that stands for itself is no encoding. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

/** Passwords in the settings, as they are written and as they are meant. */
function secretsOf({ secret, smtp, s3, oidc, databaseUrl, backup, cdn, errorReports }: Settings): string[] {
  const passwords = [smtp?.url, databaseUrl].flatMap((url) => {
    const password = url && URL.canParse(url) ? new URL(url).password : ''
    return [password, decoded(password)]
  })
  const key = errorReports && new URL(errorReports.dsn).username
  return [
    secret,
    s3?.secretAccessKey,
    oidc?.clientSecret,
    backup.keys.passphrase,
    cdn?.token,
    key,
    ...passwords,
  ].filter((text) => text !== undefined)
}

async function examineSite(env: Environment, settings: Settings): Promise<Finding[]> {
  const { dataDir, databaseUrl, smtp, s3, oidc, cdn } = settings
  const secrets = secretsOf(settings)
  const opened = openDatabase(databaseUrl)
  // Each check awaits it, and one of them says why it failed.
  opened.catch(() => {})
  const checks: readonly Check[] = [
    { name: 'SITE_URL', look: () => checkAddress(settings) },
    {
      name: 'WORKERS',
      look: () => checkWorkers(settings, { cores: availableParallelism(), memory: memoryLimit() }),
    },
    { name: 'SECRET', look: async () => [await checkSecret(Boolean(env.SECRET), secretFile(dataDir))] },
    { name: 'Data folder', look: () => checkDataDir(dataDir) },
    { name: 'Database', look: () => checkDatabase(opened, databaseUrl) },
    { name: 'Mail', look: async () => [await checkMail(smtp)] },
    { name: 'SMS', look: () => checkSms(opened) },
    { name: 'Bucket', look: () => checkBucket(s3) },
    { name: 'Sign-in provider', look: () => checkIssuer(oidc) },
    { name: 'CDN', look: () => checkCdn(cdn) },
    { name: 'Traces', look: () => checkWatching(settings) },
  ]
  try {
    const found = await runChecks([...machine, ...checks], secrets)
    // After the others, whose limits of time it would use up.
    const file: Check = { name: 'Database file', look: () => checkSoundness(opened) }
    return [...found, ...(isPostgres(databaseUrl) ? [] : await runChecks([file], secrets))]
  } finally {
    await opened.then((database) => database?.close()).catch(() => {})
  }
}

export async function examine(env: Environment): Promise<Finding[]> {
  const settings = usableSettings(env)
  if ('check' in settings) return [settings, ...(await runChecks(machine, []))]
  return [ok('Settings', 'can be used'), ...(await examineSite(env, settings))]
}
