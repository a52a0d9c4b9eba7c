/**
 * Administrators' actions on a member: confirm the address by hand, delete the account. These are separate routes,
 * since the collection has no REST endpoints for anyone.
 */
import type { Member } from '../../cms/types'
import type { Routes, Runtime } from '../../web/feature'
import { sentFromHere } from '../../web/forms/sentFromHere'
import { routeForRoles } from '../../web/routeForRoles'
import { MEMBER_ACTIONS_PATH } from './addresses'
import { writeDeleted, writing } from './mail/emails'
import { confirmEmail, removeMember, storedMember } from './store'

export function adminActionRoutes(routes: Routes, runtime: Runtime): void {
  const { payload, log } = runtime

  function adminAction(act: (member: Member, now: number) => Promise<boolean>) {
    return routeForRoles(payload, ['administrator'], {}, async (context) => {
      context.header('cache-control', 'no-store')
      if (!sentFromHere(context.req.raw.headers)) return context.json({}, 403)
      const id = Number(context.req.param('id'))
      const member = Number.isSafeInteger(id) ? await storedMember(payload, id) : undefined
      if (!member) return context.json({}, 404)
      try {
        return context.json({}, (await act(member, Date.now())) ? 200 : 409)
      } catch (error) {
        log.error({ err: error }, 'a member could not be changed by an administrator')
        return context.json({}, 500)
      }
    })
  }

  routes.post(
    `${MEMBER_ACTIONS_PATH}/:id/bekreft`,
    adminAction((member, now) => confirmEmail(payload, member, now)),
  )
  routes.post(
    `${MEMBER_ACTIONS_PATH}/:id/slett`,
    adminAction(async (member, now) => {
      if (!(await removeMember(payload, member))) return false
      await writeDeleted(await writing(runtime, member.locale, now), member)
      return true
    }),
  )
}
