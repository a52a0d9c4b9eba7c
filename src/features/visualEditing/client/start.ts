/** Loads the bar for staff. On every page, for visitors too: keep it tiny. */
import { STAFF_COOKIE } from '../marker'

export default function startStaffBar(): void {
  // The live preview has the form beside it.
  if (window.parent === window && document.cookie.split('; ').includes(`${STAFF_COOKIE}=1`))
    void import('./staffBar').then(({ showStaffBar }) => showStaffBar())
}
