import type { SanitizedDocumentPermissions } from 'payload'

/** Whether the user may change the field at the path: some fields of a document are not for everyone who edits it. */
export function mayUpdate(permissions: SanitizedDocumentPermissions | undefined, path: string): boolean {
  const { fields } = permissions ?? {}
  if (!fields || fields === true) return true
  const own = fields[path.split('.', 1)[0] ?? '']
  return own === true || own?.update === true
}
