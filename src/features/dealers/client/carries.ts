/** Whether a dealer carries an article, asked of the server. */

/** Path of the call; its parameters are those of the finder. */
export const CARRIES_PATH = '/sok/forhandler'

/** Undefined where the dealer is gone or the server does not answer. */
export async function dealerCarries(slug: string, article: string): Promise<boolean | undefined> {
  try {
    const response = await fetch(`${CARRIES_PATH}?${new URLSearchParams({ forhandler: slug, artikkel: article })}`)
    return response.ok ? ((await response.json()) as { carries: boolean }).carries : undefined
  } catch {
    return undefined
  }
}
