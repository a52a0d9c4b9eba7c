/** `POST /api/emails/:id/send-again`: an administrator decides about a message that failed, or may have. */
import type { Endpoint } from 'payload'
import { hasRole } from '../../content/access/roles'
import { wakeOutbox } from './enqueue'
import { sendAgain } from './lease'
import { emailTable } from './worker'

export const sendAgainEndpoint: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'administrator'))
      return Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 })
    const id = Number(req.routeParams?.id)
    const found = Number.isSafeInteger(id) && (await sendAgain(req.payload, emailTable, id, Date.now()))
    if (!found) return Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 })
    wakeOutbox(req.payload)
    return Response.json({ state: 'waiting' })
  },
}
