import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressPublish } from './publishPress'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** As much of a form as a press needs; `presses` says of each whether it was marked as checked. */
function formWith(disabled: boolean) {
  const presses: boolean[] = []
  const button = {
    disabled,
    dataset: {} as Record<string, string>,
    click: () => void presses.push(button.dataset.checked === 'true'),
  }
  const form = { isConnected: true, querySelector: () => button }
  return { button, form, presses, asForm: form as unknown as HTMLFormElement }
}

const idle = () => false
const never = new AbortController().signal

test('a press waits until the button is enabled, and is marked for Payload where the content is checked', async () => {
  const { asForm, button, presses } = formWith(true)
  const pressed = pressPublish(asForm, { isChecked: true, isSaving: idle, signal: never })
  await vi.advanceTimersByTimeAsync(5000)
  expect(presses).toEqual([])
  button.disabled = false
  await vi.advanceTimersByTimeAsync(100)
  expect(await pressed).toBe('pressed')
  expect([presses, button.dataset.checked]).toEqual([[true], undefined])
})

test('a draft that is being stored is waited for, though the button is enabled', async () => {
  const { asForm, presses } = formWith(false)
  let saving = true
  const pressed = pressPublish(asForm, { isChecked: false, isSaving: () => saving, signal: never })
  await vi.advanceTimersByTimeAsync(5000)
  expect(presses).toEqual([])
  saving = false
  await vi.advanceTimersByTimeAsync(100)
  expect(await pressed).toBe('pressed')
  expect(presses).toEqual([false])
})

test('a press does not outlive its document', async () => {
  const { asForm, form, button, presses } = formWith(true)
  const pressed = pressPublish(asForm, { isChecked: false, isSaving: idle, signal: never })
  form.isConnected = false
  button.disabled = false
  await vi.advanceTimersByTimeAsync(100)
  expect([await pressed, presses]).toEqual(['ended', []])
})

test('a press that another one replaces is dropped', async () => {
  const { asForm, button, presses } = formWith(true)
  const own = new AbortController()
  const pressed = pressPublish(asForm, { isChecked: false, isSaving: idle, signal: own.signal })
  own.abort()
  button.disabled = false
  await vi.advanceTimersByTimeAsync(100)
  expect([await pressed, presses]).toEqual(['ended', []])
})

test('a save that does not end is told of', async () => {
  const { asForm, presses } = formWith(true)
  const pressed = pressPublish(asForm, { isChecked: false, isSaving: idle, signal: never })
  await vi.advanceTimersByTimeAsync(31_000)
  expect([await pressed, presses]).toEqual(['late', []])
})
