/** Initial order form: built by the server from its data, and in the browser from the server's markup. */
import type { Values } from '../../../web/forms/formState'
import type { Site } from '../../../web/site'
import { articleHref, foldedNumber } from '../../catalogue'
import { columnOf, sameNumber, type TypedRow } from '../../orderList/client'
import { articleParts } from '../lines'
import { type DealerChoice, dealerOption, proposalText } from './dealerChoice'
import { findingsOf } from './findings'
import { PROPOSED } from './names'
import type { ArticleFactsByNumber, RowMark } from './rows'
import type { RefusedOrder } from './sending'
import { type OrderFormState, rowErrorText } from './state'
import type { FormT } from './texts'

export interface FormStart {
  rows: readonly TypedRow[]
  /** By row index. */
  rowErrors: ReadonlyMap<number, RowMark>
  facts: ArticleFactsByNumber
  values: Values
  errors: Readonly<Record<string, string>>
  refusal: RefusedOrder | undefined
  dealers: DealerChoice
  key: string
  drawn: string
  /** Files were attached and must be attached again. */
  filesLost: boolean
}

function factsOf({ rows, articles }: OrderFormState, site: Site): ArticleFactsByNumber {
  const known = rows.flatMap(({ number }) => {
    const article = articles.get(foldedNumber(number))
    const facts = article && {
      number: article.number,
      quantity: 1,
      ...articleParts(article),
      href: articleHref(article, site),
    }
    return number ? [[sameNumber(number), facts ?? null] as const] : []
  })
  return new Map(known)
}

function dealersOf({ dealers, values }: OrderFormState, t: FormT): DealerChoice {
  const { choices, proposed, routing } = dealers
  const dealer = choices.find(({ id }) => id === proposed)
  // A customer who saw a proposal and left the choice to the site keeps that. An address may name a dealer's slug.
  const isLeftToUs = values.dealer === '' && Boolean(values[PROPOSED])
  const value = proposed === undefined ? '' : String(proposed)
  const offer = {
    options: choices.map((choice) => dealerOption(choice, t)),
    selected: isLeftToUs ? '' : value,
    hint: proposalText(dealer, routing, t),
  }
  return value !== '' && routing === 'chosen' ? { ...offer, by: 'customer' } : { ...offer, by: 'site', proposed: value }
}

export function startOf(state: OrderFormState, site: Site): FormStart {
  const { t } = site
  const { rows, values, message, key, drawn, filesLost } = state
  const rowErrors = new Map(
    [...state.rowErrors].map(([at, error]) => [
      at,
      { column: columnOf(error), text: t(rowErrorText[error]), whole: true } as const,
    ]),
  )
  const errors = Object.fromEntries(Object.entries(state.errors).map(([name, error]) => [name, t(error)]))
  return {
    rows,
    rowErrors,
    facts: factsOf(state, site),
    values,
    errors,
    refusal: message && {
      message: t(message.key, message.values),
      tone: message.tone,
      found: findingsOf(errors, rowErrors, t),
    },
    dealers: dealersOf(state, t),
    key,
    drawn,
    filesLost,
  }
}
