import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { BrandError } from './brandError'

export type Yaml = Record<string, unknown>

export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrandError(`${file}: ${(error as Error).message}`)
  }
}

/** Files that a folder may do without. */
export function readYamlIfThere(file: string): unknown {
  return existsSync(file) ? readYaml(file) : undefined
}
