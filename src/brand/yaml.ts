import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { errorMessage } from '../platform/errors'
import { BrandError } from './brandError'

export type Yaml = Record<string, unknown>

export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrandError(`${file}: ${errorMessage(error)}`)
  }
}

/** Files that a folder may do without. */
export function readYamlIfThere(file: string): unknown {
  return existsSync(file) ? readYaml(file) : undefined
}
