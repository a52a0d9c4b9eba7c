/** `/konto` for members. */
import { ACCOUNT_PATH } from '../addresses'
import { readFacts } from '../ownPage/facts'
import { OwnPage } from '../ownPage/OwnPage'
import { doneText } from './done'
import type { MemberScreen } from './screen'

export const ownScreen: MemberScreen = {
  forMembers: true,
  path: ACCOUNT_PATH,
  async draw(visit, site, { message }) {
    const said = message ? undefined : doneText(site, visit.done, visit.member)
    return {
      title: site.t('accountPage'),
      content: <OwnPage site={site} facts={await readFacts(visit)} said={said} error={message && site.t(message)} />,
    }
  },
  // Its buttons lead to an address of their own.
  receive: async () => ({ status: 404 }),
}
