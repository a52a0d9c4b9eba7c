import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { dealerHref } from '../addresses'
import type { DealerEntry } from '../directory/entry'

/** Names listed under a region; longer lists are cut, since search is quicker. */
const MOST = 60
/** A larger region is not sorted: only a few of its dealers are listed. */
const MOST_SORTED = 2000

const places = new Intl.Collator('nb')

interface Region {
  digit: number
  count: number
  listed: readonly DealerEntry[]
}

/** Groups by the first digit of the postcode, which stands for a part of the country. */
function regionsOf(dealers: readonly DealerEntry[]): Region[] {
  const regions = Array.from({ length: 10 }, (): DealerEntry[] => [])
  for (const dealer of dealers) regions[Number(dealer.postcode.charAt(0))]?.push(dealer)
  return regions.flatMap((all, digit): Region[] => {
    if (all.length === 0) return []
    const sorted =
      all.length > MOST_SORTED
        ? all
        : all.sort((one, other) => places.compare(one.place, other.place) || places.compare(one.name, other.name))
    return [{ digit, count: all.length, listed: sorted.slice(0, MOST) }]
  })
}

/** All dealers by region. */
export function Overview({ dealers, site }: { dealers: readonly DealerEntry[]; site: Site }) {
  return (
    <div className="dealer-regions">
      {regionsOf(dealers).map(({ digit, count, listed }) => (
        <section key={digit} className="dealer-region">
          <h3>{site.t(`dealerRegion${digit}` as TextKey)}</h3>
          <ul>
            {listed.map((dealer) => (
              <li key={dealer.id}>
                <a href={dealerHref(dealer, site)}>{dealer.name}</a> <span>{dealer.place}</span>
              </li>
            ))}
            {count > listed.length && (
              <li>
                <span>{site.t('dealerRegionMore', { count: count - listed.length })}</span>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}
