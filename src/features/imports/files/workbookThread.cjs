/**
 * The thread that reads a workbook (`xlsx.ts`): a file of three megabytes can unpack to a gigabyte, and visitors must
 * not wait meanwhile. It is started from its source text, so it is plain JavaScript and receives the paths of its
 * packages. The sizes stated in the archive are trusted neither by the unzip library nor here: the output is counted.
 */
const { createReadStream } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
const { Unzip, UnzipInflate } = require(workerData.fflate)
const { SaxesParser } = require(workerData.saxes)

const { path, limits } = workerData
const TEXTS = 'xl/sharedStrings.xml'
const FIRST_SHEET = 'xl/worksheets/sheet1.xml'
/** Bytes of the archive unpacked at once: they can become a thousand times as many. */
const READ = 16 * 1024
/** Characters parsed before rows are sent. */
const PARSED = 64 * 1024
/** Maximum number of characters between two tags: the longest cell, with each character written as an entity. */
const BETWEEN_TAGS = 16 * limits.cell
/** Rows sent at once. */
const ROWS = 200

class Refused extends Error {
  constructor(code, line) {
    super(code)
    this.code = code
    this.line = line
  }
}

let unpacked = 0
let goOn = () => {}
// Keeps the thread alive until it is terminated, so that its last message is received.
parentPort.on('message', () => goOn())

/** The text of one part of the archive, in chunks; none if there is no such part. */
async function* textOfPart(part) {
  const pieces = []
  const decoder = new TextDecoder()
  let failure
  let entries = 0
  let size = 0
  let begun = false
  let ended = false
  const unzip = new Unzip((file) => {
    if (++entries > limits.entries) failure ??= new Refused('tooLarge')
    if (file.name !== part) return
    if (begun) failure ??= new Refused('notTable')
    if (failure) return
    begun = true
    file.ondata = (error, data, final) => {
      failure ??= error
      size += data?.length ?? 0
      unpacked += data?.length ?? 0
      if (size > limits.part || unpacked > limits.unpacked) failure ??= new Refused('tooLarge')
      if (failure) return
      ended = final
      pieces.push(decoder.decode(data, { stream: !final }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(path, { highWaterMark: READ })) {
    unzip.push(chunk)
    if (failure) throw failure
    yield* pieces.splice(0)
  }
  unzip.push(new Uint8Array(), true)
  if (failure) throw failure
  yield* pieces.splice(0)
  // The archive is truncated, or states sizes of its parts that are too small.
  if (begun && !ended) throw new Refused('notTable')
}

/** Parses a part, and waits between pieces for `taken`. Returns false if the archive has no such part. */
async function parsePart(part, { opened, closed, text }, taken = async () => {}) {
  const parser = new SaxesParser()
  let depth = 0
  let isThere = false
  let between = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (++depth > limits.depth) throw new Refused('notTable')
    opened(tag)
  })
  parser.on('closetag', (tag) => {
    depth--
    closed(tag)
  })
  parser.on('text', text)
  for await (const piece of textOfPart(part)) {
    isThere = true
    for (let at = 0; at < piece.length; at += PARSED) {
      const some = piece.slice(at, at + PARSED)
      // The parser buffers a text until its end: it must not wait for an end that never comes.
      const tag = some.lastIndexOf('>')
      between = tag < 0 ? between + some.length : some.length - tag
      if (between > BETWEEN_TAGS) throw new Refused('textTooLong')
      parser.write(some)
      await taken()
    }
  }
  if (isThere) parser.close()
  return isThere
}

/** Reads the shared strings that cells refer to by index. */
async function readTexts() {
  const texts = []
  let text = ''
  let inText = false
  let phonetic = false
  let length = 0
  await parsePart(TEXTS, {
    opened({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
      inText = name === 't' && !phonetic
    },
    text(part) {
      if (!inText) return
      text += part
      length += part.length
      if (text.length > limits.cell) throw new Refused('textTooLong')
      if (length > limits.textLength) throw new Refused('tooLarge')
    },
    closed({ name }) {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      texts.push(text)
      if (texts.length > limits.texts) throw new Refused('tooLarge')
    },
  })
  return texts
}

/** `C7` → 2: columns are named in letters. */
function columnOf(reference) {
  const letters = /^[A-Z]{1,4}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A stored number as people write it: `0.30000000000000004` was typed as `0.3`. */
function numberText(stored) {
  // A cell with a format and no value.
  if (stored === '') return ''
  const number = Number(stored)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored
}

function textOf({ type, text }, texts) {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? ''
    case 'b':
      return text === '1' ? 'ja' : 'nei'
    case 'str':
    case 'inlineStr':
      return text
    case 'e':
      return ''
    default:
      return numberText(text)
  }
}

/** Sends rows in batches; continues when a batch has been taken. */
function handing() {
  const waiting = []
  let count = 0
  let total = 0

  /** Limits a batch by rows and by length: one text can be in all cells. */
  function nextLot() {
    const rows = []
    for (let length = 0; waiting.length > 0 && rows.length < ROWS && length < limits.line; ) {
      const { row, characters } = waiting.shift()
      rows.push(row)
      length += characters
    }
    return rows
  }

  return {
    add(row, characters) {
      if (++count > limits.rows) throw new Refused('tooManyRows')
      total += characters
      if (total > limits.characters) throw new Refused('tooLarge')
      waiting.push({ row, characters })
    },
    async taken(isLast = false) {
      while (waiting.length >= (isLast ? 1 : ROWS)) {
        await new Promise((resolve) => {
          goOn = resolve
          parentPort.postMessage({ rows: nextLot() })
        })
      }
    },
  }
}

async function readSheet(texts) {
  const { add, taken } = handing()
  let line = 0
  let cells = []
  let length = 0
  let nextColumn = 0
  let cell
  let inValue = false
  const isThere = await parsePart(
    FIRST_SHEET,
    {
      opened({ name, attributes }) {
        const attribute = (key) => attributes[key] ?? ''
        if (name === 'row') {
          line = Number(attribute('r')) || line + 1
          cells = []
          length = 0
          nextColumn = 0
        }
        if (name === 'c') {
          const column = attribute('r') ? columnOf(attribute('r')) : nextColumn
          nextColumn = column + 1
          cell = { column, type: attribute('t'), text: '' }
        }
        inValue = cell !== undefined && (name === 'v' || name === 't')
      },
      text(part) {
        if (!inValue || !cell) return
        cell.text += part
        if (cell.text.length > limits.cell) throw new Refused('cellTooLong', line)
      },
      closed({ name }) {
        if (name === 'v' || name === 't') inValue = false
        if (name === 'c' && cell) {
          const text = textOf(cell, texts).trim()
          if (text) {
            if (cell.column < 0) throw new Refused('notTable')
            if (cell.column >= limits.columns) throw new Refused('tooManyColumns', line)
            length += text.length
            if (length > limits.line) throw new Refused('lineTooLong', line)
            while (cells.length < cell.column) cells.push('')
            cells[cell.column] = text
          }
          cell = undefined
        }
        if (name === 'row' && cells.length > 0) {
          add({ line, cells }, length)
          cells = []
        }
      },
    },
    taken,
  )
  if (!isThere) throw new Refused('noSheet')
  await taken(true)
}

readTexts()
  .then(readSheet)
  .then(
    () => ({ done: true }),
    (error) => ({ error: error instanceof Refused ? error.code : 'notTable', line: error.line }),
  )
  .then((outcome) => parentPort.postMessage(outcome))
