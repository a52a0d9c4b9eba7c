/** A workbook of one sheet, written row by row. Every cell is a text, so that article numbers keep their zeros. */
import { Zip, ZipDeflate } from 'fflate'
import { escapeMarkup } from '../../../platform/escaping'
import type { TextRow } from './table'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="Ark1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Control characters other than tab and line break are not allowed in XML at all. */
function cellText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  return escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

function rowXml(cells: TextRow): string {
  const xml = cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`)
  return `<row>${xml.join('')}</row>`
}

export async function* writeXlsx(rows: AsyncIterable<TextRow>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let failure: unknown
  const zip = new Zip((error, data) => {
    failure ??= error
    pieces.push(data)
  })
  const encoder = new TextEncoder()
  const add = (name: string) => {
    const part = new ZipDeflate(name)
    zip.add(part)
    return (text: string, final = false) => part.push(encoder.encode(text), final)
  }
  for (const [name, text] of Object.entries(fixedParts)) add(name)(text, true)
  const write = add('xl/worksheets/sheet1.xml')
  write(`${HEAD}<worksheet xmlns="${SHEET}"><sheetData>`)
  for await (const row of rows) {
    write(rowXml(row))
    if (failure) throw failure
    yield* pieces.splice(0)
  }
  write('</sheetData></worksheet>', true)
  zip.end()
  yield* pieces.splice(0)
}
