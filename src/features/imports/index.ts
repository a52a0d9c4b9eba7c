/** Import and export of articles and dealers. */
import type { Feature } from '../../web/feature'
import { importRows, imports } from './collections'
import { importsData } from './personalData'
import { startImports } from './worker'

export { type Format, isFormat } from './exportFile'
export { readCsv, writeCsv } from './files/csv'
export { type TableRow, type TextRow, UnreadableFile } from './files/table'
export { writeXlsx } from './files/writeXlsx'
export { readXlsx } from './files/xlsx'
export { fileError, fileMessages } from './messages'
export { carryOutImport, discardImport, exportToFile, type RefusedLine, readImport } from './operator'
export { type ImportTarget, targetOf, targets } from './targets'

export const importsFeature: Feature = {
  name: 'imports',
  collections: [imports, importRows],
  personalData: [importsData],
  work: startImports,
}
