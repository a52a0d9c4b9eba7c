import { expect, test, vi } from 'vitest'
import type { Locale } from '../lib/locales'
import { createReadingAhead } from './readAhead'

const read = async (locale: Locale) => ({ site: { languages: ['nb', 'en'] }, reader: { locale } }) as never
const silent = { info() {}, warn() {}, error() {} }

test('every feature reads ahead in each language, and it is known meanwhile', async () => {
  const asked: string[] = []
  const feature = (name: string) => ({
    async readAhead({ reader }: { reader: { locale: Locale } }) {
      asked.push(`${name} ${reader.locale}`)
    },
  })
  const ahead = createReadingAhead([feature('catalogue'), {}, feature('dealers')], { read, log: silent })
  expect(ahead.state).toBe('when asked for')
  const done = ahead.read()
  expect(ahead.state).toBe('being read')
  await done
  expect(ahead.state).toBe('read')
  expect(asked).toEqual(['catalogue nb', 'dealers nb', 'catalogue en', 'dealers en'])
})

test('an index that cannot be read is told of, and does not keep the process from serving', async () => {
  const errors: string[] = []
  const readAhead = () => Promise.reject(new Error('no table'))
  const log = { ...silent, error: (_: object, message: string) => void errors.push(message) }
  const ahead = createReadingAhead([{ readAhead }], { read, log })
  await ahead.read()
  expect(ahead.state).toBe('when asked for')
  expect(errors).toEqual(['indexes could not be read ahead'])
})

test('a process that stops begins no further index, and says nothing of one that is cut off', async () => {
  const errors: string[] = []
  const log = { ...silent, error: (_: object, message: string) => void errors.push(message) }
  let second = 0
  const ahead = createReadingAhead(
    [
      {
        async readAhead() {
          ahead.stop()
        },
      },
      {
        async readAhead() {
          second++
        },
      },
    ],
    { read, log },
  )
  await ahead.read()
  expect([second, errors]).toEqual([0, []])
})

test('a language that the site does not offer is not read', async () => {
  const asked: string[] = []
  const norwegian = async (locale: Locale) => ({ site: { languages: ['nb'] }, reader: { locale } }) as never
  const readAhead = async ({ reader }: { reader: { locale: Locale } }) => void asked.push(reader.locale)
  await createReadingAhead([{ readAhead }], { read: norwegian, log: silent }).read()
  expect(asked).toEqual(['nb'])
})

test('a process whose indexes take too long is ready nevertheless', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const ahead = createReadingAhead([{ readAhead: () => new Promise(() => {}) }], { read, log: silent })
    void ahead.read()
    expect(ahead.isAwaited).toBe(true)
    vi.advanceTimersByTime(121_000)
    expect([ahead.state, ahead.isAwaited]).toEqual(['being read', false])
  } finally {
    vi.useRealTimers()
  }
})
