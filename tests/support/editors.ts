/** Two people of the staff who edit the same document, each as the admin's edit view saves. */
import type { TestProgram } from './program'

interface Edited {
  fields: Record<string, string>
  updatedAt: string
}

/** What a save answers to an edit view. */
interface Saved {
  status: number
  fields: Record<string, string>
  merged: string[]
  doc: Record<string, unknown>
  conflict: {
    version?: number
    fields: {
      path: string
      label: string
      mine: { lines: string[] }
      theirs: { lines: string[]; name: string; at?: string; isOwn: boolean }
      print: string
    }[]
  }
}

export interface EditView {
  /** What the view starts from. */
  base: Record<string, string>
  window: string
  /** Saves and, where it was taken, goes on from there. */
  save(data: object, options?: { query?: string; base?: Record<string, string> }): Promise<Saved>
}

let windows = 0

/** Somebody's edit view of a document (`pages:1`, `global:site`), opened now. */
export async function openView(
  site: TestProgram,
  document: string,
  { token = site.token, locale = 'nb' }: { token?: string; locale?: string } = {},
): Promise<EditView> {
  const headers = { authorization: `JWT ${token}` }
  const [kind = '', name = ''] = document.split(':')
  const path = kind === 'global' ? `/api/globals/${name}` : `/api/${kind}/${name}`
  const { body } = await site.rest(
    'GET',
    `/api/documentEdits/state?document=${document}&locale=${locale}`,
    undefined,
    headers,
  )
  const { fields } = body as unknown as Edited
  const view: EditView = {
    base: fields,
    window: `window-${++windows}`,
    async save(data, { query = '', base = view.base } = {}) {
      const answer = await site.rest(
        kind === 'global' ? 'POST' : 'PATCH',
        `${path}?depth=0&fallback-locale=null&locale=${locale}${query}`,
        { ...data, _editing: { window: view.window, fields: base } },
        headers,
      )
      const { _editing, doc, result, conflict } = answer.body as {
        _editing?: { fields: Record<string, string>; merged: string[] }
        doc?: Saved['doc']
        result?: Saved['doc']
        conflict?: Saved['conflict']
      }
      if (_editing) view.base = _editing.fields
      return {
        status: answer.status,
        fields: _editing?.fields ?? {},
        merged: _editing?.merged ?? [],
        doc: doc ?? result ?? {},
        conflict: conflict ?? { fields: [] },
      }
    },
  }
  return view
}

/** Signed in as a colleague. */
export async function colleague(site: TestProgram, name: string, role = 'editor'): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`
  const password = 'long enough for tests'
  await site.payload.create({ collection: 'users', data: { email, password, name, role: role as 'editor' } })
  const { token } = await site.payload.login({ collection: 'users', data: { email, password } })
  return token ?? ''
}
