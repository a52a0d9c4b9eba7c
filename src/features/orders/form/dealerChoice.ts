/** Which dealer gets the order: the customer's choice, else the remembered dealer, else the site's proposal. */
import type { DealersResponse } from '../lookups'
import type { Routing } from '../states'
import type { FormT } from './texts'

export interface DealerOption {
  value: string
  text: string
}

interface Offer {
  /** Without the first option, which leaves the choice to the site. */
  options: readonly DealerOption[]
  /** Empty: the choice is the site's. */
  selected: string
  /** Text under the field. */
  hint: string
}

export type DealerChoice =
  /** Proposed, or left to the site; `proposed` is empty without a proposal. */
  | (Offer & { by: 'site'; proposed: string })
  /** The dealer that this browser remembers. */
  | (Offer & { by: 'memory' })
  | (Offer & { by: 'customer' })

export interface OwnDealer {
  id: number
  name: string
  place: string
}

export type DealerAction =
  | { kind: 'chosen'; value: string }
  | { kind: 'remembered'; own: OwnDealer }
  | { kind: 'answered'; answer: DealersResponse; own: OwnDealer | undefined }

const reasons = {
  chosen: 'orderDealerMine',
  nearest: 'orderDealerNearest',
  territory: 'orderDealerTerritory',
} as const

/** Text of a proposal, by the rule that made it. */
export function proposalText(dealer: { name: string } | undefined, routing: Routing, t: FormT): string {
  const reason = routing in reasons ? reasons[routing as keyof typeof reasons] : undefined
  return dealer && reason ? t(reason, { dealer: dealer.name }) : t('orderDealerHint')
}

export function dealerOption({ id, name, place, km }: OwnDealer & { km?: number }, t: FormT): DealerOption {
  const text =
    km === undefined ? t('orderDealerOption', { name, place }) : t('orderDealerOptionKm', { name, place, km })
  return { value: String(id), text }
}

/** Places the option at the end, once. */
const withOption = (options: readonly DealerOption[], option: DealerOption) => [
  ...options.filter(({ value }) => value !== option.value),
  option,
]

export function reduceDealers(choice: DealerChoice, action: DealerAction, t: FormT): DealerChoice {
  switch (action.kind) {
    case 'chosen': {
      const { options, hint } = choice
      const { value } = action
      if (value !== '') return { options, hint, selected: value, by: 'customer' }
      // The proposal that was shown is sent along when the choice is left to the site.
      return { options, hint, selected: '', by: 'site', proposed: choice.by === 'site' ? choice.proposed : '' }
    }
    case 'remembered':
      return withOwn(choice, action.own, t)
    case 'answered': {
      const { answer, own } = action
      const kept = choice.by === 'customer' ? choice.options.filter(({ value }) => value === choice.selected) : []
      const options = answer.choices.reduce((all, dealer) => withOption(all, dealerOption(dealer, t)), kept)
      if (own) return withOwn({ ...choice, options }, own, t)
      if (choice.by === 'customer') return { ...choice, options }
      const dealer = answer.choices.find(({ id }) => id === answer.proposed)
      const value = dealer ? String(dealer.id) : ''
      const hint = proposalText(dealer, answer.routing, t)
      return { options, selected: value, hint, by: 'site', proposed: value }
    }
  }
}

function withOwn(choice: DealerChoice, own: OwnDealer, t: FormT): DealerChoice {
  const options = withOption(choice.options, dealerOption(own, t))
  if (choice.by === 'customer') return { ...choice, options }
  return { options, selected: String(own.id), hint: t('orderDealerMine', { dealer: own.name }), by: 'memory' }
}

export const proposedOf = (choice: DealerChoice): string => (choice.by === 'site' ? choice.proposed : '')
