/** In each form that the help is offered in; nothing, for the browser either, while the help is switched off. */
import type { ServerProps } from 'payload'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { serviceInUse } from '../settings'
import { FocusedFields } from './FocusedFields'

export async function WritingHelp({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!hasRole(user, ...staffRoles)) return null
  const service = await serviceInUse(payload)
  return service ? <FocusedFields host={new URL(service.url).host} vision={service.vision} /> : null
}
