/** Reads the text of a file on a thread of its own, within limits of time and memory (decision 054). */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { errorCode } from '../../../platform/errors'
import { type ExtractLimits, extractLimits } from '../limits'
import type { TextState } from '../states'
import code from './extractThread.cjs?raw'
import type { Format } from './readable'

interface ExtractedText {
  state: Exclude<TextState, 'reading' | 'unsupported'>
  /** Empty unless it was read. */
  text: string
}

const require = createRequire(import.meta.url)

/** The package opens the library to `import` alone, which a thread started from its text resolves nowhere. */
const pdfLibrary = () => pathToFileURL(join(dirname(require.resolve('unpdf')), 'pdfjs.mjs')).href

/** The text of a file; a broken one, or one made to harm, is answered with its state. Undefined once `signal` aborts. */
export async function extractText(
  bytes: Buffer,
  format: Format,
  { limits = extractLimits, signal }: { limits?: ExtractLimits; signal?: AbortSignal | undefined } = {},
): Promise<ExtractedText | undefined> {
  const thread = new Worker(code, {
    eval: true,
    workerData: {
      bytes: new Uint8Array(bytes),
      format,
      limits,
      fflate: require.resolve('fflate'),
      saxes: require.resolve('saxes'),
      pdf: pdfLibrary(),
    },
    env: {},
    // Keeps the library's output about broken files out of the log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heap },
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ExtractedText>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'tooLarge', text: '' }), limits.time)
  })
  const aborted = new Promise<undefined>((resolve) => {
    if (signal?.aborted) resolve(undefined)
    signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const outcome = once(thread, 'message').then(([answer]) => answer as ExtractedText)
  const ended = once(thread, 'exit').then((): ExtractedText => ({ state: 'unreadable', text: '' }))
  // The thread ends after the race too.
  for (const waited of [outcome, ended]) waited.catch(() => {})
  try {
    return await Promise.race([outcome, late, ended, aborted])
  } catch (error) {
    return { state: errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'unreadable', text: '' }
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
