/** Checks of the settings that can be used and still be wrong: the site's address, and its secret. */
import { stat } from 'node:fs/promises'
import { errorCode } from '../../src/platform/errors'
import type { Settings } from '../../src/server/settings'
import { error, type Finding, ok, warning } from './finding'

type Address = Pick<Settings, 'siteUrl' | 'siteUrlGiven' | 'trustProxy'>

export function checkAddress({ siteUrl, siteUrlGiven, trustProxy }: Address): Finding[] {
  const check = 'SITE_URL'
  if (!siteUrlGiven)
    return [warning(check, 'is not set; links in e-mails lead to this machine', 'Set it to the address of visitors')]
  if (!siteUrl.startsWith('https:'))
    return [warning(check, `${siteUrl} is not encrypted`, 'Put a proxy with TLS in front, and set SITE_URL to https')]
  // The program speaks plain HTTP: where the address is https, a proxy is in front.
  return trustProxy === 0
    ? [
        ok(check, siteUrl),
        warning(
          'TRUST_PROXY',
          'is 0, and an https address has a proxy in front; all visitors count as one client',
          'Set it to the number of proxies',
        ),
      ]
    : [ok(check, siteUrl), ok('TRUST_PROXY', String(trustProxy))]
}

const MB = 1024 * 1024

/** What one process of the whole program needs, and a front (docs/operations.md#several-processes-on-one-machine). */
const WHOLE = 512 * MB
const FRONT = 128 * MB

/** Bytes of memory, and cores of the machine. Says nothing of a single process. */
export function checkWorkers(
  { workers, databaseUrl }: Pick<Settings, 'workers' | 'databaseUrl'>,
  machine: { cores: number; memory: number },
): Finding[] {
  if (workers === 1) return []
  const check = 'WORKERS'
  if (workers > machine.cores)
    return [warning(check, `${workers} processes on ${machine.cores} cores`, 'Set it to auto, or to fewer')]
  const needed = WHOLE + (workers - 1) * (databaseUrl.startsWith('postgres') ? WHOLE : FRONT)
  return machine.memory < needed
    ? [warning(check, `${workers} processes need ${needed / MB} MB of memory`, 'Raise the limit, or set it to fewer')]
    : [ok(check, `${workers} processes`)]
}

const OTHERS = 0o077

/** `file`: the secret of a site where SECRET is not set. */
export async function checkSecret(given: boolean, file: string, platform = process.platform): Promise<Finding> {
  const check = 'SECRET'
  if (given) return ok(check, 'is set')
  try {
    const { mode } = await stat(file)
    // Windows has other permissions.
    return platform !== 'win32' && (mode & OTHERS) !== 0
      ? warning(check, `${file} can be read by other users of the machine`, `Run chmod 600 ${file}`)
      : ok(check, `is kept in ${file}`)
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT')
      return warning(check, `there is no ${file}`, 'The first start makes it; a site that was moved needs its old one')
    return error(check, `${file} cannot be read (${errorCode(thrown)})`, 'Give it to the user that runs the site')
  }
}
