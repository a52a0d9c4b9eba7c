import { resolve } from 'node:path'

/** The project's root, which is the working directory: commands start the program there. */
export function projectRoot(): string {
  return resolve(process.env.MERKEVEI_ROOT ?? process.cwd())
}
