/** The filter form: it works without script, and `islands/listing.ts` submits it on each change. */
import type { Site } from '../../../web/site'
import { VIEW } from './query'
import type { Listing } from './readListing'
import type { DrawnChoice, DrawnFilter } from './view'

export const FORM_ID = 'listing-form'
/** Choices shown at once; the rest unfolds. */
const OPEN_CHOICES = 8

export function Filters({ listing, site, path }: { listing: Listing; site: Site; path: string }) {
  const { filters, chips, state } = listing
  if (filters.length === 0 && chips.length === 0) return <EmptyForm listing={listing} site={site} path={path} />
  const count = chips.length
  return (
    <details className="filters" id="listing-filters">
      <summary>{count > 0 ? site.t('catalogueFilterSet', { count }) : site.t('catalogueFilter')}</summary>
      <form id={FORM_ID} className="filter-form" action={site.href(path)} method="get" autoComplete="off">
        <KeptParameters state={state} />
        {filters.map((filter) => (
          <fieldset key={filter.param} className="filter">
            <legend>{filter.kind === 'range' && filter.unit ? `${filter.name} (${filter.unit})` : filter.name}</legend>
            {filter.kind === 'choices' ? (
              <Choices param={filter.param} choices={filter.choices} site={site} />
            ) : (
              <RangeFields filter={filter} site={site} />
            )}
          </fieldset>
        ))}
        <ShowButton site={site} />
      </form>
    </details>
  )
}

/** The sorting control needs a form even where there are no filters. */
function EmptyForm({ listing, site, path }: { listing: Listing; site: Site; path: string }) {
  return (
    <form id={FORM_ID} action={site.href(path)} method="get" autoComplete="off">
      <KeptParameters state={listing.state} />
      <ShowButton site={site} />
    </form>
  )
}

function ShowButton({ site }: { site: Site }) {
  return (
    <button className="button without-script" type="submit">
      {site.t('catalogueShow')}
    </button>
  )
}

function KeptParameters({ state: { view, kept = [] } }: { state: Listing['state'] }) {
  return (
    <>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view && <input type="hidden" name={VIEW} value={view === 'table' ? 'tabell' : 'rutenett'} />}
    </>
  )
}

function Choices({ param, choices, site }: { param: string; choices: readonly DrawnChoice[]; site: Site }) {
  const open = choices.filter(({ checked }, at) => checked || at < OPEN_CHOICES)
  const folded = choices.filter((choice) => !open.includes(choice))
  return (
    <>
      <ChoiceList param={param} choices={open} />
      {folded.length > 0 && (
        <details className="filter-more" id={`more-${param}`}>
          <summary>{site.t('catalogueMoreChoices')}</summary>
          <ChoiceList param={param} choices={folded} />
        </details>
      )}
    </>
  )
}

function ChoiceList({ param, choices }: { param: string; choices: readonly DrawnChoice[] }) {
  return (
    <ul className="choices">
      {choices.map(({ address, label, count, checked }) => {
        const id = `${param}-${address}`
        return (
          <li key={address}>
            <input id={id} type="checkbox" name={param} value={address} defaultChecked={checked} />
            <label htmlFor={id}>
              {label} <span className="choice-count">({count})</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

function RangeFields({ filter, site }: { filter: Extract<DrawnFilter, { kind: 'range' }>; site: Site }) {
  const { param, name, least, most, chosen } = filter
  const field = (end: 'from' | 'to', label: string, bound: number) => (
    <div className="range-end">
      <label htmlFor={`${param}-${end}`}>
        <span className="visually-hidden">{name} </span>
        {label}
      </label>
      <input
        id={`${param}-${end}`}
        type="number"
        inputMode="decimal"
        step="any"
        name={param}
        defaultValue={chosen[end] ?? ''}
        placeholder={Number.isFinite(bound) ? String(bound) : undefined}
      />
    </div>
  )
  return (
    <div className="range">
      {field('from', site.t('catalogueRangeFrom'), least)}
      {field('to', site.t('catalogueRangeTo'), most)}
    </div>
  )
}
