import type { Site } from '../site'

/** The control that adds an article to the order list. */
export function AddToOrder({
  article,
  site,
}: {
  article: { number: string; name: string; href: string; price?: number; priceText?: string }
  site: Site
}) {
  return (
    <button className="button add-to-order" type="button" aria-label={`${site.t('catalogueAdd')}: ${article.name}`}>
      {site.t('catalogueAdd')}
    </button>
  )
}
