/** `doctor`: says what is wrong with a site and its surroundings (docs/operations.md#the-doctor). */
import { examine } from '../doctor/examine'
import { lineOf } from '../doctor/finding'
import type { Command } from './command'

export const doctor: Command = {
  usage: `npm run site -- doctor

✓ in order, ! should be looked at, ✗ is wrong: exit code 1. Nothing is changed, and no message is sent.`,
  options: {},
  async run(_, { print }) {
    const checks = await examine(process.env)
    for (const finding of checks) print(lineOf(finding))
    return { ok: checks.every(({ state }) => state !== 'error'), checks }
  },
}
