/**
 * The thread that reads the text of a file (`extractText.ts`): a file may be made to take all time and memory, and
 * visitors must not wait meanwhile. It is started from its source text, so it is plain JavaScript and receives the paths
 * of its packages.
 */
const { parentPort, workerData } = require('node:worker_threads')

const { bytes, format, limits, fflate, saxes, pdf } = workerData
/** Bytes of an archive unpacked at once: they can become a thousand times as many. */
const READ = 16 * 1024
/** Size in bytes from which a buffer is counted. */
const COUNTED = 256 * 1024
/** Deepest nesting of elements of a document. */
const MAX_DEPTH = 256

class TooLarge extends Error {}

let isTooLarge = false

/**
 * The memory limit of a thread counts its heap alone, and packed streams unpack into buffers beside it. The library
 * makes these itself; what the platform would unpack for it is taken away.
 */
function limitBuffers() {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const size = typeof args[0] === 'number' ? args[0] : 0
      if (size > COUNTED && process.memoryUsage().arrayBuffers + size > limits.buffers) {
        isTooLarge = true
        throw new TooLarge()
      }
      return Reflect.construct(target, args, newTarget)
    },
  })
  delete globalThis.DecompressionStream
}

/** Gathers text to the limit. */
function gathering() {
  const parts = []
  let length = 0
  return {
    get isFull() {
      return length >= limits.characters
    },
    add(text) {
      if (length < limits.characters) parts.push(text)
      length += text.length
    },
    text: () => parts.join(''),
  }
}

async function readPdf() {
  limitBuffers()
  const { getDocument } = await import(pdf)
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  })
  const file = await task.promise
  const text = gathering()
  let isCut = file.numPages > limits.pages
  for (let number = 1; number <= Math.min(file.numPages, limits.pages) && !isTooLarge; number++) {
    if (text.isFull) {
      isCut = true
      break
    }
    const page = await file.getPage(number)
    const reader = page.streamTextContent().getReader()
    while (!text.isFull && !isTooLarge) {
      const { done, value } = await reader.read()
      if (done) break
      for (const { str = '', hasEOL } of value.items) text.add(hasEOL ? `${str}\n` : str)
    }
    if (text.isFull) isCut = true
    text.add('\n')
    page.cleanup()
  }
  if (isTooLarge) throw new TooLarge()
  return { text: text.text(), isCut }
}

/** The text of a Word document: of its body alone. */
function readDocx() {
  const { Unzip, UnzipInflate } = require(fflate)
  const { SaxesParser } = require(saxes)
  const text = gathering()
  const decoder = new TextDecoder()
  const parser = new SaxesParser()
  let unpacked = 0
  let depth = 0
  let inText = false
  let isThere = false
  let failure
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    if (++depth > MAX_DEPTH) throw new Error('nested too deep')
    inText = name === 'w:t'
    if (name === 'w:tab' || name === 'w:br') text.add(' ')
  })
  parser.on('closetag', ({ name }) => {
    depth--
    inText = false
    if (name === 'w:p') text.add('\n')
  })
  parser.on('text', (part) => {
    if (inText) text.add(part)
  })
  const unzip = new Unzip((file) => {
    if (file.name !== 'word/document.xml') return
    isThere = true
    file.ondata = (error, data) => {
      failure ??= error ?? undefined
      if (failure || text.isFull) return
      unpacked += data.length
      if (unpacked > limits.buffers) failure = new TooLarge()
      else parser.write(decoder.decode(data, { stream: true }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length && !failure && !text.isFull; at += READ)
    unzip.push(bytes.subarray(at, at + READ), at + READ >= bytes.length)
  if (failure) throw failure
  if (!isThere) throw new Error('no document in the archive')
  return { text: text.text(), isCut: text.isFull }
}

/** Times and the head of subtitles are no text. */
const isRead = (line) => !line.startsWith('WEBVTT') && !line.includes('-->')

function readText() {
  const some = bytes.subarray(0, limits.characters * 4)
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(some, { stream: true })
  } catch {
    text = new TextDecoder('windows-1252').decode(some)
  }
  return {
    text: text.split('\n').filter(isRead).join('\n'),
    isCut: text.length > limits.characters || some.length < bytes.length,
  }
}

function outcomeOf(error) {
  if (isTooLarge || error instanceof TooLarge) return 'tooLarge'
  return error?.name === 'PasswordException' ? 'locked' : 'unreadable'
}

/** One space between words, words that a line divides joined, no signs that only lay out. */
function tidied(text) {
  return text
    .normalize('NFC')
    .replace(/\u00AD/g, '')
    .replace(/(?<=\p{Letter})-\s?\n\s?(?=\p{Lowercase_Letter})/gu, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .trim()
    .slice(0, limits.characters)
}

// Keeps the thread alive until it is terminated, so that its message is received.
parentPort.on('message', () => {})

Promise.resolve()
  .then(format === 'pdf' ? readPdf : format === 'docx' ? readDocx : readText)
  .then(
    ({ text, isCut }) => {
      const tidy = tidied(text)
      return { state: tidy ? (isCut ? 'cut' : 'read') : 'empty', text: tidy }
    },
    (error) => ({ state: outcomeOf(error), text: '' }),
  )
  .then((outcome) => parentPort.postMessage(outcome))
