/** Secrets of gateways and services: the program uses them, and nobody reads them again. */
import { expect, test } from 'vitest'
import { SECRET_IS_SET } from '../../src/cms/fields/secretIsSet'
import { isInProgram } from '../support/collections'
import { openProgram } from '../support/program'

const secrets = (
  [
    ['smsSettings', 'kannel', 'password'],
    ['smsSettings', 'sveve', 'password'],
    ['smsSettings', 'link', 'password'],
    ['smsSettings', 'twilio', 'authToken'],
    ['forwardingSettings', 'ga4', 'apiSecret'],
    ['forwardingSettings', 'matomo', 'token'],
    ['writingHelp', 'service', 'apiKey'],
  ] as const
).filter(([slug]) => isInProgram(slug))

test('no field that is named like a secret can be read in the settings', async () => {
  await using site = await openProgram()
  const named = site.payload.globals.config.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((group) =>
      'flattenedFields' in group
        ? group.flattenedFields
            .filter(({ name }) => /password|secret|token|key$/i.test(name))
            .map((field) => [slug, group.name, field.name, 'custom' in field && field.custom?.secret])
        : [],
    ),
  )
  expect(named).toEqual(secrets.map((secret) => [...secret, true]))
})

test.each(secrets)('%s: %s.%s is set, kept, replaced and removed without being read', async (slug, group, name) => {
  await using site = await openProgram()
  const path = `/api/globals/${slug}`
  const save = async (value: unknown) => {
    const { status, body } = await site.rest('POST', path, { [group]: { [name]: value } })
    expect(status).toBe(200)
    return JSON.stringify(body)
  }
  const shown = async () => ((await site.rest('GET', path)).body[group] as Record<string, unknown>)[name] ?? null
  const used = async () => {
    const settings = (await site.payload.findGlobal({ slug: slug as never })) as unknown as Record<
      string,
      Record<string, unknown>
    >
    return settings[group]?.[name] ?? null
  }
  expect(await shown()).toBeNull()
  expect(await save('hemmelig-en')).not.toContain('hemmelig-en')
  expect([await shown(), await used()]).toEqual([SECRET_IS_SET, 'hemmelig-en'])
  await save(SECRET_IS_SET)
  expect(await used()).toBe('hemmelig-en')
  await site.rest('POST', path, { [group]: { url: 'http://localhost:1' } })
  expect(await used()).toBe('hemmelig-en')
  await save('hemmelig-to')
  expect([await shown(), await used()]).toEqual([SECRET_IS_SET, 'hemmelig-to'])
  const state = await site.rest('GET', `/api/documentEdits/state?document=global:${slug}&locale=nb`)
  expect(Object.keys(state.body.fields as object)).not.toContain(`${group}.${name}`)
  await save(null)
  expect([await shown(), await used()]).toEqual([null, null])
})
