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
    const doneMessage = message ? undefined : doneText(site, visit.done, visit.member)
    return {
      title: site.t('accountPage'),
      content: (
        <OwnPage
          site={site}
          facts={await readFacts(visit)}
          doneMessage={doneMessage}
          error={message && site.t(message)}
        />
      ),
    }
  },
  // Its buttons post to their own address.
  receive: async () => ({ status: 404 }),
}
