import { expect, test } from 'vitest'
import { assets, openProgram } from '../../tests/support/program'
import { createDocumentMemory } from '../cms/reader'
import { createRenderer } from './render'

test('between two pages that are drawn at the same time whoever else wants the thread has it', async () => {
  await using program = await openProgram()
  const done: string[] = []
  // A second request arrives during the render, which takes fifty milliseconds.
  function Slow() {
    setImmediate(() => done.push('visitor'))
    const end = performance.now() + 50
    while (performance.now() < end);
    return <p>Slow</p>
  }
  const renderer = createRenderer({
    payload: program.payload,
    routes: [
      {
        name: 'slow',
        matches: () => true,
        resolve: async () => ({ kind: 'page', meta: { title: 'Slow' }, content: <Slow /> }),
      },
    ],
    frame: { load: async () => ({ header: null, footer: null, styles: '' }) },
    assets: () => assets,
    siteUrl: 'http://localhost',
    memory: createDocumentMemory(),
  })
  const draw = async (path: string) => {
    await renderer.renderPath(path, {})
    done.push(path)
  }
  // Cached by the first render: the data that every page reads.
  await draw('/remembered')
  await Promise.all([draw('/first'), draw('/second')])
  const between = done.slice(done.indexOf('/first'), done.indexOf('/second'))
  expect(between).toContain('visitor')
})
