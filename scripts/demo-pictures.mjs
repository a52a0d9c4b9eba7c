/**
 * Draws the pictures of `demo/`: each `.webp` that `pictures.yaml` names is made from the `.svg` beside it. Those
 * without one are photographs of models: `npm run demo:scenes`.
 *
 *     npm run demo:pictures                 all of them; takes a minute or two
 *     npm run demo:pictures -- stue hytta   only these, by their names in pictures.yaml
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { parse } from 'yaml'
import { giveUp, step } from './progress.mjs'
import { root } from './project.mjs'

/** @type {{ module: typeof import('../src/brand/drawing') }} */
const { module: drawing } = await runnerImport(join(root, 'src/brand/drawing.ts'))
/** @type {Record<string, { file: string, width?: number }>} */
const pictures = parse(readFileSync(join(root, 'demo/pictures.yaml'), 'utf8'))
const names = process.argv.slice(2)
const unknown = names.find((name) => !pictures[name])
if (unknown) giveUp(`There is no picture “${unknown}” in demo/pictures.yaml.`)

const scenes = JSON.parse(readFileSync(join(root, 'demo/scenes/pictures.json'), 'utf8'))
const rendered = names.find((name) => scenes[name])
if (rendered) giveUp(`“${rendered}” is not drawn but rendered: npm run demo:scenes -- ${rendered}`)

const drawings = Object.entries(pictures).flatMap(([name, { file, width }]) => {
  const path = join(root, 'demo', file)
  const source = path.replace(/\.webp$/, '.svg')
  const isDrawn = source !== path && existsSync(source) && (names.length === 0 || names.includes(name))
  return isDrawn ? [{ path, source, width }] : []
})

async function drawAll() {
  const waiting = [...drawings]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      writeFileSync(next.path, await drawing.drawPicture(next.source, next.width))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

await step(`Drawing ${drawings.length} pictures`, drawAll).catch(giveUp)
