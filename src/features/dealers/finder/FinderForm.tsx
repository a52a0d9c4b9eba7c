import { Island } from '../../../web/Island'
import type { Site } from '../../../web/site'
import { dealersHref } from '../finderPage'
import { Pin } from '../icons'
import PlaceField from '../islands/PlaceField'
import type { FinderResults } from './findDealers'
import type { Option } from './options'
import { PositionStatus } from './PlaceInput'
import { asksForPlace, FIELD, type FinderRequest, finderHref, hasFilters, PLACES_PATH } from './request'

/** Choices of the radius in kilometres, beside the editors' default. */
const RADII = [10, 25, 50, 100, 200]

/** One form in two parts: place and filters. The fields of the second refer to it by the `form` attribute. */
const FORM = 'forhandlersok'

export function SearchPart({ request, site, invalid }: { request: FinderRequest; site: Site; invalid: boolean }) {
  const { place, position, article, onShow } = request
  return (
    <search aria-label={site.t('findDealer')}>
      <form id={FORM} className="finder-search" action={dealersHref(site)} method="get">
        <label htmlFor="finder-place">{site.t('dealerSearchLabel')}</label>
        <div className="finder-row">
          <Island
            name="PlaceField"
            when="interaction"
            className="finder-field"
            component={PlaceField}
            props={{
              name: FIELD.place,
              term: place,
              maxLength: 100,
              endpoint: PLACES_PATH,
              texts: {
                label: site.t('dealerPlaces'),
                one: site.t('searchSuggestionsOne'),
                many: site.t('searchSuggestions'),
                none: site.t('searchSuggestionsNone'),
              },
              error: invalid ? 'finder-fault' : undefined,
            }}
          />
          <button className="button" type="submit">
            {site.t('dealerSearch')}
          </button>
          <button type="button" className="button button-secondary with-script" data-action="position">
            <Pin />
            {site.t('dealerMyPosition')}
          </button>
        </div>
        <PositionStatus className="finder-position" site={site} />
        {position && <input type="hidden" name={FIELD.position} value={`${position.latitude},${position.longitude}`} />}
        {article && <input type="hidden" name={FIELD.article} value={article} />}
        {onShow && <input type="hidden" name={FIELD.onShow} value={onShow} />}
      </form>
    </search>
  )
}

export function FilterPart({ finding, site }: { finding: FinderResults; site: Site }) {
  const { request, options, counts, radius } = finding
  const isFiltered = hasFilters(request)
  const radii = [...new Set([...RADII, radius, request.radius ?? radius])].sort((one, other) => one - other)
  return (
    <details className="finder-filters" id="finder-filters" open={isFiltered}>
      <summary>
        <span>{site.t('dealerFilters')}</span>
      </summary>
      <div className="finder-filters-inner">
        <div className="finder-choice">
          {asksForPlace(request) && (
            <>
              <label htmlFor="finder-radius">{site.t('dealerRadius')}</label>
              <select
                id="finder-radius"
                name={FIELD.radius}
                form={FORM}
                defaultValue={String(request.radius ?? radius)}
              >
                {radii.map((km) => (
                  <option key={km} value={km}>
                    {site.t('dealerRadiusKm', { km })}
                  </option>
                ))}
              </select>
            </>
          )}
          <label className="finder-check">
            <input
              type="checkbox"
              id="finder-open"
              name={FIELD.open}
              value="1"
              form={FORM}
              defaultChecked={request.openNow}
            />
            <span>{site.t('dealerOpenNow')}</span>
            <span className="finder-count">{counts.open}</span>
          </label>
          <p className="finder-apply">
            <button type="submit" form={FORM} className="button button-secondary without-script">
              {site.t('dealerApply')}
            </button>
            {isFiltered && (
              <a href={finderHref(request, site, { services: [], lines: [], openNow: false })} data-action="go">
                {site.t('dealerReset')}
              </a>
            )}
          </p>
        </div>
        <Checkboxes
          legend={site.t('dealerServices')}
          name={FIELD.services}
          options={options.services}
          chosen={request.services}
          counts={counts.services}
        />
        <Checkboxes
          legend={site.t('dealerLines')}
          name={FIELD.lines}
          options={options.lines}
          chosen={request.lines}
          counts={counts.lines}
        />
      </div>
    </details>
  )
}

function Checkboxes({
  legend,
  name,
  options,
  chosen,
  counts,
}: {
  legend: string
  name: string
  options: readonly Option[]
  chosen: readonly string[]
  counts: ReadonlyMap<number, number>
}) {
  if (options.length === 0) return null
  return (
    <fieldset className="finder-choice">
      <legend>{legend}</legend>
      {options.map(({ id, slug, name: label }) => (
        <label key={slug} className="finder-check">
          <input
            type="checkbox"
            id={`finder-${name}-${slug}`}
            name={name}
            value={slug}
            form={FORM}
            defaultChecked={chosen.includes(slug)}
          />
          <span>{label}</span>
          <span className="finder-count">{counts.get(id) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  )
}
