/** Which features the program has, for journeys that pass through several: one that was taken out has no folder. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const hasFeature = (name: string): boolean => existsSync(join('src/features', name))
