/** `purge`: has the CDN forget what it keeps of the site (docs/operations.md#a-cdn-in-front). */
import { purgeEverything } from '../../src/features/cdn'
import { readSettings } from '../../src/server/settings'
import { type Command, CommandError } from './command'

export const purge: Command = {
  usage: `npm run site -- purge

For after a restore, and where visitors see what is not there any more. What changes is purged by the site itself.`,
  options: {},
  async run(_given, { print, step }) {
    const { cdn, siteUrl } = readSettings(process.env)
    if (!cdn) throw new CommandError('CDN is not set: nothing keeps pages in front of the site.')
    const failure = await step('Purging the edge', () => purgeEverything(cdn, siteUrl))
    if (failure) throw new CommandError(`The edge could not be purged: ${failure.error}`)
    print(`The edge keeps nothing of ${siteUrl} any more.`)
    return { ok: true, provider: cdn.provider }
  },
}
