/** The container: what runs is small, without rights, and stops when it is told to. No Docker is needed to say so. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name = '', ...rest] = line.trim().split(/\s+/)
    return { name, text: rest.join(' ') }
  })
const last = instructions.findLastIndex(({ name }) => name === 'FROM')
const built = instructions.slice(0, last)
const running = instructions.slice(last)
const texts = (of: typeof instructions, name: string) => of.filter((one) => one.name === name).map(({ text }) => text)

test('both stages begin with the same Node, and the last one takes the packaged folder alone', () => {
  const bases = texts(instructions, 'FROM').map((text) => text.split(' ')[0])
  expect(new Set(bases).size).toBe(1)
  // An even major version, in a release and on a system that are named: another one is a change of this file.
  expect(bases[0]).toMatch(/^node:\d*[02468]\.\d+\.\d+-[a-z]+-slim$/)
  expect(texts(running, 'COPY')).toEqual(['--from=build /package ./'])
  expect(texts(built, 'RUN').at(-1)).toBe('npm run package -- /package')
})

test('what is copied to build is there', () => {
  const sources = texts(built, 'COPY').flatMap((text) => text.split(' ').slice(0, -1))
  expect(sources.filter((path) => !existsSync(path))).toEqual([])
})

test('it runs as an ordinary user, with nothing installed besides', () => {
  expect(texts(running, 'USER')).toEqual(['node'])
  expect(texts(running, 'RUN').join()).not.toMatch(/\b(apt|apt-get|npm|npx|curl|wget)\b/)
  expect(texts(running, 'VOLUME')).toEqual(['/data'])
})

test('its process and its health check are Node, without a shell, which would keep the stop signal to itself', () => {
  const command = (text = '') => JSON.parse(text.replace(/^.*?CMD /, '')) as string[]
  const [check] = texts(running, 'HEALTHCHECK')
  expect(command(check)).toEqual(['node', 'bin/healthcheck.mjs'])
  expect(existsSync('bin/healthcheck.mjs')).toBe(true)
  expect(command(texts(running, 'CMD')[0])).toEqual(['node', '-C', 'production', 'dist/server/main.js'])
})

test('it says what it is, which version, and which signal stops it', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(texts(running, 'ARG')).toContain(`VERSION=${version}`)
  const [labels = ''] = texts(running, 'LABEL')
  for (const label of ['title', 'description', 'version=$VERSION', 'revision=$REVISION', 'base.name'])
    expect(labels).toContain(`org.opencontainers.image.${label}`)
  expect(labels).toContain(texts(running, 'FROM')[0])
  expect(texts(running, 'STOPSIGNAL')).toEqual(['SIGTERM'])
})

test('nothing of a site of one’s own, and no secret, can end up in it', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', '.env*']))
})
