/** What a dealer has of an article, asked of the server. */

import { SEARCH_PATH } from '../../search/client'

/** Path of the call; its parameters are those of the finder. */
export const AVAILABILITY_PATH = `${SEARCH_PATH}/forhandler`

export interface DealerAvailability {
  carries: boolean
  onShow: boolean
  /** The nearest to the dealer that has it on show, where the dealer itself has not. */
  nearest?: { slug: string; name: string; place: string; km: number }
}

/** Undefined where the dealer is gone or the server does not answer. */
export async function fetchAvailability(slug: string, article: string): Promise<DealerAvailability | undefined> {
  try {
    const response = await fetch(`${AVAILABILITY_PATH}?${new URLSearchParams({ forhandler: slug, artikkel: article })}`)
    return response.ok ? ((await response.json()) as DealerAvailability) : undefined
  } catch {
    return undefined
  }
}
