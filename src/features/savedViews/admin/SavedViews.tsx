/** Above a list: reads its saved views on the server, so that the row stands there from the first paint. */
import { type BeforeListTableServerProps, createLocalReq, type TypedUser } from 'payload'
import { editorRoles, hasRole } from '../../../cms/access/roles'
import { holdsPeople } from '../listFields'
import { readViews } from '../store'
import { ViewRow } from './ViewRow'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'payload' | 'user'>

export async function SavedViews({ collectionSlug, payload, user }: Props) {
  if (!user) return null
  const req = await createLocalReq({ user: user as TypedUser }, payload)
  return (
    <ViewRow
      collection={collectionSlug}
      stored={await readViews(req, collectionSlug)}
      mayShare={hasRole(user, ...editorRoles)}
      holdsPeople={holdsPeople(req, collectionSlug)}
    />
  )
}
