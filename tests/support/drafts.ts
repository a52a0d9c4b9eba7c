/** What the check before publishing says of a draft. */
import type { TestProgram } from './program'

interface Finding {
  text: string
  serious: boolean
  block?: number
  path?: string
  prevents?: true
}

/** The findings at an address below `/preview`, each with its place and whether it prevents publishing. */
export async function check(site: TestProgram, address: string): Promise<(readonly [unknown, boolean, string])[]> {
  const { text } = await site.get(`/preview/${address}`, { authorization: `JWT ${site.token}` })
  const { findings } = JSON.parse(text) as { findings: Finding[] }
  return findings.map(({ text, path, block, prevents }) => [path ?? block, prevents ?? false, text] as const)
}

/** A draft with a block that shows nothing; returns its id. */
export async function emptyDraft(site: TestProgram, collection: string, fields: object): Promise<number> {
  const body = [{ blockType: 'table', cells: ' ', header: 'none' }]
  const draft = await site.rest('POST', `/api/${collection}?draft=true`, { title: 'Utkast', body, ...fields })
  return Number(draft.body.doc?.id)
}
