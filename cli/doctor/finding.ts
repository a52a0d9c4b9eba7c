/** What a check of the doctor finds, and running many checks side by side. */
import { errorLine as firstLine } from '../../src/platform/errors'

export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'error'
  text: string
  /** What the operator can do. */
  advice?: string
}

export interface Check {
  name: string
  /** No finding where nothing is wrong. */
  look(): Promise<readonly Finding[]> | readonly Finding[]
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text })
export const warning = (check: string, text: string, advice: string): Finding => ({
  check,
  state: 'warning',
  text,
  advice,
})
export const error = (check: string, text: string, advice: string): Finding => ({ check, state: 'error', text, advice })

const signs: Readonly<Record<Finding['state'], string>> = { ok: '✓', warning: '!', error: '✗' }

/** One line for the operator. */
export const lineOf = ({ check, state, text, advice }: Finding): string =>
  `${signs[state]} ${check}: ${text}.${advice ? ` ${advice}.` : ''}`

/** An error in one line. */
export function errorLine(thrown: unknown): string {
  const code = (thrown as { code?: unknown } | undefined)?.code
  return firstLine(thrown).replace(/\.$/, '') || (typeof code === 'string' ? code : 'unknown error')
}

/** Characters of a secret at least: shorter ones would be found in ordinary words. */
const SHORTEST_SECRET = 4

/** Without the passwords of addresses, and without the secrets. */
export function redacted(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text.replace(/(\/\/[^/\s:@]*):[^/\s]*@/g, '$1:…@'))
}

/** A check that throws becomes a finding of its own, and the others go on. In the order of the checks. */
export async function runChecks(checks: readonly Check[], secrets: readonly string[]): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async ({ name, look }) => {
      try {
        return await look()
      } catch (thrown) {
        return [error(name, `the check failed: ${errorLine(thrown)}`, 'See what the message names')]
      }
    }),
  )
  return found.flat().map((finding) => ({ ...finding, text: redacted(finding.text, secrets) }))
}
