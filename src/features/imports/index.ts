/** Articles and dealers from files, and back into files. */
import type { Feature } from '../../site/feature'
import { importRows, imports } from './collections'
import { startImports } from './worker'

export const importsFeature: Feature = { name: 'imports', collections: [imports, importRows], work: startImports }
