import type { Catalogue, Dealer, Media } from '../../../cms/types'
import { phoneHref } from '../../../lib/phoneHref'
import { Enhanced } from '../../../web/Enhanced'
import { Picture } from '../../../web/Picture'
import { PictureLink } from '../../../web/PictureLink'
import { RichText } from '../../../web/RichText'
import type { Site } from '../../../web/site'
import { ArticleCard, Prices } from '../../catalogue'
import { dealerHref, orderHref } from '../addresses'
import { ChooseDealer, KEPT_FOR_DEALERS, MyDealer } from '../ChooseDealer'
import { routeHref } from '../contact'
import type { DealerEntry, FoundDealer } from '../directory/entry'
import { formatKm } from '../distance'
import type { FinderOptions, Option } from '../finder/options'
import { DealerMap } from '../map/DealerMap'
import type { TileSource } from '../map/tiles'
import { DealerHours } from './DealerHours'

const PICTURE_SIZES = '(min-width: 1340px) 640px, (min-width: 900px) 48vw, calc(100vw - 40px)'
const GALLERY_SIZES = '(min-width: 1340px) 311px, (min-width: 768px) 31vw, 46vw'

export interface DealerPageProps {
  dealer: Dealer
  /** The same dealer in the index. */
  entry: DealerEntry
  nearby: readonly FoundDealer[]
  /** How prices are shown; undefined if nothing is on show. */
  prices: Catalogue | undefined
  options: FinderOptions
  source: TileSource
  /** The present day in Norway. */
  today: string
  site: Site
}

export function DealerPage({ dealer, entry, nearby, prices, options, source, today, site }: DealerPageProps) {
  const { name, street, postcode, place, phone, email, web, picture, description } = dealer
  const services = namesOf(options.services, entry.services)
  const lines = namesOf(options.lines, entry.lines)
  return (
    <Enhanced
      as="div"
      name="dealerPage"
      when="interaction"
      kept={KEPT_FOR_DEALERS}
      className="block dealer-page"
      data-presses=""
      data-chosen={site.t('dealerChosen')}
      data-forgotten={site.t('dealerForgotten')}
    >
      <div className="wide">
        <header className="dealer-page-head">
          <div>
            <h1>{name}</h1>
            <p className="lead">
              {street}, {postcode} {place}
            </p>
            <div className="buttons">
              {phone && (
                <a className="button" href={phoneHref(phone)} data-tell="dealerCalled">
                  {site.t('dealerCall', { phone })}
                </a>
              )}
              <a className={phone ? 'button button-secondary' : 'button'} href={orderHref(entry, site)}>
                {site.t('dealerOrder')}
              </a>
              <ChooseDealer dealer={entry} site={site} />
            </div>
            <MyDealer site={site} />
            <p className="visually-hidden" role="status" data-announce="" />
          </div>
          {isPicture(picture) && (
            <div className="dealer-page-picture">
              <Picture media={picture} sizes={PICTURE_SIZES} crop={16 / 10} priority />
            </div>
          )}
        </header>
        <div className="dealer-page-columns">
          <div className="dealer-page-side">
            <section>
              <h2>{site.t('dealerHours')}</h2>
              {entry.hours ? (
                <DealerHours hours={entry.hours} today={today} site={site} />
              ) : (
                <p>{site.t('dealerHoursUnknown')}</p>
              )}
            </section>
            <section>
              <h2>{site.t('dealerVisit')}</h2>
              <address className="dealer-visit">
                {name}
                <br />
                {street}
                <br />
                {postcode} {place}
              </address>
              <ul className="dealer-ways">
                <li>
                  <a href={routeHref(entry)} data-tell="routeOpened">
                    {site.t('dealerRoute')}
                  </a>
                </li>
                {phone && (
                  <li>
                    <a href={phoneHref(phone)} data-tell="dealerCalled">
                      {phone}
                    </a>
                  </li>
                )}
                {email && (
                  <li>
                    <a href={`mailto:${email}`} data-tell="dealerEmailed">
                      {email}
                    </a>
                  </li>
                )}
                {web && (
                  <li>
                    <a href={web}>{web.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</a>
                  </li>
                )}
              </ul>
            </section>
          </div>
          <div className="dealer-page-main">
            {description && (
              <section>
                <RichText data={description} site={site} headingLevel={2} />
              </section>
            )}
            {services.length + lines.length > 0 && (
              <div className="dealer-lists">
                <Names heading={site.t('dealerOffers')} names={services} />
                <Names heading={site.t('dealerCarries')} names={lines} />
              </div>
            )}
            {prices && <OnShow dealer={dealer} prices={prices} site={site} />}
            <People dealer={dealer} site={site} />
            <Gallery dealer={dealer} site={site} />
            {entry.position && (
              <DealerMap
                places={[{ dealer: entry, href: routeHref(entry) }]}
                only={entry}
                source={source}
                site={site}
                label={site.t('dealerMapOf', { name })}
              />
            )}
          </div>
        </div>
        {nearby.length > 0 && (
          <section className="dealer-nearby">
            <h2>{site.t('dealerNearby')}</h2>
            <ul>
              {nearby.map(({ dealer: other, km }) => (
                <li key={other.id}>
                  <a href={dealerHref(other, site)}>
                    <strong>{other.name}</strong> <span>{other.place}</span>{' '}
                    <span className="dealer-km">{formatKm(km, site.locale)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Enhanced>
  )
}

const isPicture = (picture: number | Media | null | undefined): picture is Media =>
  typeof picture === 'object' && picture !== null

const namesOf = (options: readonly Option[], ids: readonly number[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="dealer-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

function OnShow({ dealer: { onShow }, prices, site }: { dealer: Dealer; prices: Catalogue; site: Site }) {
  // Of an article that is not published only the id was read; one without a name is not in this language.
  const articles = (onShow ?? []).filter((article) => typeof article === 'object').filter(({ name }) => name)
  if (articles.length === 0) return null
  return (
    <section>
      <h2>{site.t('dealerOnShowHere')}</h2>
      <ul className="dealer-on-show">
        {articles.map((article) => (
          <li key={article.id}>
            <Prices site={site} settings={prices}>
              <ArticleCard article={article} site={site} />
            </Prices>
          </li>
        ))}
      </ul>
    </section>
  )
}

function People({ dealer: { contacts }, site }: { dealer: Dealer; site: Site }) {
  if (!contacts?.length) return null
  return (
    <section>
      <h2>{site.t('dealerPeople')}</h2>
      <ul className="dealer-people">
        {contacts.map(({ id, name, title, phone, email }, at) => (
          <li key={id ?? at}>
            <strong>{name}</strong>
            {title && <span>{title}</span>}
            {phone && (
              <a href={phoneHref(phone)} data-tell="dealerCalled">
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} data-tell="dealerEmailed">
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pictures that the lightbox shows as one gallery. */
function Gallery({ dealer: { gallery }, site }: { dealer: Dealer; site: Site }) {
  const pictures = (gallery ?? []).filter(isPicture)
  if (pictures.length === 0) return null
  return (
    <section>
      <h2>{site.t('dealerPictures')}</h2>
      <ul className="dealer-gallery" data-gallery="">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <PictureLink
              media={picture}
              sizes={GALLERY_SIZES}
              crop={4 / 3}
              name={site.t('carouselGoTo', { number: at + 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
