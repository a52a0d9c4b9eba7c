/** Sign-out is a post, since prefetching could follow a link. */
import type { Site } from '../../../web/site'
import { SIGN_OUT_ADDRESS } from '../addresses'

export function SignOutForm({ site }: { site: Site }) {
  return (
    <form method="post" action={SIGN_OUT_ADDRESS}>
      <input type="hidden" name="page" value={site.path} />
      <button className="button button-secondary" type="submit">
        {site.t('accountSignOut')}
      </button>
    </form>
  )
}
