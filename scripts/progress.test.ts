import { expect, test, vi } from 'vitest'
import { step } from '../scripts/progress.mjs'

/** Back to the beginning of the line, and the line emptied. */
const OVER = '\r\u001b[K'

function output(isTTY: boolean, columns = 80) {
  const written: string[] = []
  return { isTTY, columns, write: (text: string) => written.push(text), written }
}

test('without a terminal a step is one line, however many parts it has', async () => {
  const plain = output(false)
  const result = await step(
    'Loading',
    (report) => {
      for (let page = 1; page <= 54; page++) report(`page ${page} of 54`)
      return 'done'
    },
    plain,
  )
  expect(result).toBe('done')
  expect(plain.written).toEqual([expect.stringMatching(/^✓ Loading \(\d+\.\d s\)\n$/)])
})

test('on a terminal a step is one line that is written over, and ends it', async () => {
  const terminal = output(true, 23)
  await step('Loading', (report) => report('a part with a long name'), terminal)
  const [begun, part, ended] = terminal.written
  expect(begun).toContain('… Loading (0')
  expect(part).toBe(`${OVER}… Loading: a part with`)
  expect(ended).toMatch(/✓ Loading \(.+\)\n$/)
  expect(terminal.written.every((text) => text.startsWith(OVER))).toBe(true)
})

test('a long step without a terminal says twice a minute where it is', async () => {
  vi.useFakeTimers()
  try {
    const plain = output(false)
    const running = step(
      'Installing',
      async (report) => {
        report('packages')
        await new Promise((resolve) => setTimeout(resolve, 65_000))
      },
      plain,
    )
    await vi.advanceTimersByTimeAsync(65_000)
    await running
    expect(plain.written.map((line) => line.replace(/ \(.*/s, ''))).toEqual([
      '… Installing: packages',
      '… Installing: packages',
      '✓ Installing',
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('a step that fails is marked, and the error passed on', async () => {
  const plain = output(false)
  const failing = step('Building', () => Promise.reject(new Error('no space left')), plain)
  await expect(failing).rejects.toThrow('no space left')
  expect(plain.written).toEqual([expect.stringMatching(/^✗ Building/)])
})
