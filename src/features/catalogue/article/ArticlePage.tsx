import { Body } from '../../../blocks/Body'
import { FileListBlock } from '../../../blocks/fileList/Block'
import type { BodyContent } from '../../../blocks/readBody'
import type { BlockOf } from '../../../blocks/types'
import type { Article, Media } from '../../../cms/types'
import { articleHref, dealersHref } from '../../../web/links'
import { PictureLink } from '../../../web/PictureLink'
import { RichText } from '../../../web/RichText'
import type { Site } from '../../../web/site'
import { AddToOrder } from '../../orderList'
import { cardOfArticle, priceNotes } from '../articleIndex/cards'
import { ArticleGrid, Availability } from '../listing/ArticleGrid'
import { availabilityWords } from '../listing/facets'
import { NoPicture } from '../listing/NoPicture'
import type { PriceWords } from '../priceWords'
import type { SpecificationRow } from './specificationRows'

/** Half of the container from where there are two columns (styles `.article-top`). */
const PICTURE_SIZES = '(min-width: 1340px) 605px, (min-width: 800px) 47vw, calc(100vw - 40px)'
const SMALL_SIZES = '(min-width: 1340px) 145px, (min-width: 800px) 11vw, 23vw'

interface Content {
  article: Article
  site: Site
  prices: PriceWords
  rows: readonly SpecificationRow[]
  variants: readonly Article[]
  related: readonly Article[]
  documents: BlockOf<'fileList'> | undefined
  body: BodyContent
}

export function ArticlePage(content: Content) {
  const { article, site, prices, related, body } = content
  return (
    <article>
      <div className="block">
        <div className="wide article-top">
          <Pictures article={article} site={site} />
          <Facts {...content} />
        </div>
      </div>
      <Details {...content} />
      <Body body={body} site={site} />
      {related.length > 0 && (
        <section className="block article-related">
          <div className="wide">
            <h2>{site.t('articleRelated')}</h2>
            <ArticleGrid cards={related.map((one) => cardOfArticle(one, prices, site))} site={site} headingLevel={3} />
          </div>
        </section>
      )}
    </article>
  )
}

function Pictures({ article: { picture, gallery }, site }: Pick<Content, 'article' | 'site'>) {
  const pictures = [picture, ...(gallery ?? [])].filter((one): one is Media => typeof one === 'object' && one !== null)
  if (pictures.length === 0)
    return (
      <div className="article-without-picture">
        <NoPicture />
      </div>
    )
  return (
    <ul className="article-pictures" data-gallery="" aria-label={site.t('articlePictures')}>
      {pictures.map((media, at) => (
        <li key={media.id}>
          <PictureLink
            media={media}
            sizes={at === 0 ? PICTURE_SIZES : SMALL_SIZES}
            name={site.t('articlePicture', { number: at + 1 })}
            priority={at === 0}
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ article, site, prices, variants }: Content) {
  const { name, number, summary, availability, unit } = article
  const priceText = prices.of(article)
  const price = prices.amount(article)
  const notes = priceNotes(article, prices, site)
  return (
    <div className="article-facts">
      <h1>{name}</h1>
      <p className="article-number-line">{site.t('articleNumber', { number })}</p>
      {summary && <p className="lead">{summary}</p>}
      {priceText && (
        <p className="article-price">
          {price !== undefined && <span>{site.t('articlePrice')}</span>} <strong>{priceText}</strong>
          {notes && <span>{notes}</span>}
        </p>
      )}
      <Availability card={{ availability, availabilityText: availabilityWords(availability, site) }} />
      <Variants variants={variants} current={article} site={site} />
      <div className="article-actions">
        {availability !== 'discontinued' && (
          <AddToOrder
            article={{
              number,
              name,
              href: articleHref(article, site),
              ...(price === undefined ? {} : { price }),
              priceText,
              ...(unit ? { unit } : {}),
            }}
            site={site}
          />
        )}
        <a href={`${dealersHref(site)}?artikkel=${encodeURIComponent(number)}`}>{site.t('articleDealers')}</a>
      </div>
    </div>
  )
}

function Variants({ variants, current, site }: { variants: readonly Article[]; current: Article; site: Site }) {
  if (variants.length === 0) return null
  return (
    <nav className="variants" aria-labelledby="variants">
      <h2 id="variants">{site.t('articleVariants')}</h2>
      <ul>
        {variants.map((variant) => (
          <li key={variant.id}>
            <a
              className="variant"
              href={articleHref(variant, site)}
              aria-current={variant.id === current.id ? 'page' : undefined}
            >
              {variant.variantName || variant.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Details({ article: { description, name }, site, rows, documents }: Content) {
  const facts = (rows.length > 0 || documents) && (
    <div>
      {rows.length > 0 && (
        <>
          <h2>{site.t('articleSpecifications')}</h2>
          <table className="specifications">
            <caption className="visually-hidden">{`${site.t('articleSpecifications')}: ${name}`}</caption>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {documents && (
        <section className="article-documents">
          <h2>{site.t('articleDocuments')}</h2>
          <FileListBlock block={documents} site={site} first={false} />
        </section>
      )}
    </div>
  )
  if (!description && !facts) return null
  return (
    <div className="block">
      <div className={`wide article-details ${description && facts ? 'article-details-two' : 'article-details-one'}`}>
        {description && <RichText data={description} site={site} headingLevel={2} />}
        {facts}
      </div>
    </div>
  )
}
