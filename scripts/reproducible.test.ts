import { expect, test } from 'vitest'
import { buildNumbers, withoutFolder, withoutPreviewKeys, withoutReferences } from '../scripts/reproducible.mjs'

test('a build has the numbers of its sources, and a key as long as Next asks for', () => {
  const numbers = buildNumbers('ad'.repeat(32))
  expect(numbers).toEqual(buildNumbers('ad'.repeat(32)))
  expect(buildNumbers('ae'.repeat(32))).not.toEqual(numbers)
  expect(numbers.ADMIN_BUILD_ID).not.toMatch(/ad/)
  expect(Buffer.from(numbers.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', 'base64')).toHaveLength(32)
})

test('manifests do not tell where the project lay', () => {
  const at = (folder: string) => JSON.stringify({ root: folder, file: `${folder}/admin/x.js`, other: `${folder}-2` })
  expect(JSON.parse(withoutFolder(at('/site'), '/site'))).toEqual({ root: '.', file: './admin/x.js', other: '/site-2' })
})

test('nobody holds a key to the preview mode', () => {
  const keys = { previewModeId: 'a', previewModeSigningKey: 'b', previewModeEncryptionKey: 'c' }
  for (const space of [0, 2])
    expect(JSON.parse(withoutPreviewKeys(JSON.stringify({ version: 4, preview: keys }, null, space)))).toEqual({
      version: 4,
      preview: { previewModeId: false, previewModeSigningKey: false, previewModeEncryptionKey: false },
    })
})

test('maps do not tell which file was read first', () => {
  const map = (reference: string) =>
    JSON.stringify({ sourcesContent: [`export default import.meta.ROLLDOWN_FILE_URL_${reference}`, 'x'] })
  expect(withoutReferences(map('P4DPf-wIR$Y8'))).toBe(withoutReferences(map('WPGYj')))
  expect(JSON.parse(withoutReferences(map('WPGYj')))).toEqual({
    sourcesContent: ['export default import.meta.ROLLDOWN_FILE_URL', 'x'],
  })
})
