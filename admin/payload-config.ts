/**
 * Stands in for `@payload-config`: the configuration that our process loaded, so that Next bundles none of the CMS.
 * A thenable and no promise, so that a configuration reloaded in development is seen without this module running again.
 */
import type { SanitizedConfig } from 'payload'

const KEY = Symbol.for('merkevei.payloadConfig')

type Resolve<Result> = ((config: SanitizedConfig) => Result | PromiseLike<Result>) | null | undefined
type Reject<Result> = ((reason: unknown) => Result | PromiseLike<Result>) | null | undefined

/** `next build` reads this module in a process that holds no configuration; only a request needs one. */
function current(): Promise<SanitizedConfig> {
  const held = (globalThis as { [KEY]?: SanitizedConfig | Promise<SanitizedConfig> })[KEY]
  if (!held) return Promise.reject(new Error('the admin is asked before the CMS was loaded'))
  return Promise.resolve(held)
}

const config: PromiseLike<SanitizedConfig> = {
  // biome-ignore lint/suspicious/noThenProperty: being awaited is what this object is for.
  then: <Kept = SanitizedConfig, Failed = never>(resolve?: Resolve<Kept>, reject?: Reject<Failed>) =>
    current().then(resolve, reject),
}

// Payload's types ask for a promise; all it does with it is to await it.
export default config as Promise<SanitizedConfig>
