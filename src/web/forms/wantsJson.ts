import type { Context } from 'hono'

/** Whether a form's answer goes to a script: browsers that send a form themselves never accept JSON by name. */
export function wantsJson({ req }: Context): boolean {
  const accepted = req.header('accept')?.toLowerCase().split(',') ?? []
  return accepted.some((type) => type.split(';')[0]?.trim() === 'application/json')
}
