/** Where the visitor is, asked of the browser only when the visitor asks for it. */

/** Milliseconds that the browser gets, and for which an earlier answer will do. */
const PATIENCE = 10_000
const RECENT = 5 * 60_000
/** Decimals: a hundred metres, enough for the nearest dealer and no more than an address should tell. */
const DECIMALS = 3

export type Whereabouts = { position: string } | { fault: 'refused' | 'failed' }

export function whereabouts(): Promise<Whereabouts> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ fault: 'failed' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ position: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}` }),
      ({ code, PERMISSION_DENIED }) => resolve({ fault: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      { timeout: PATIENCE, maximumAge: RECENT, enableHighAccuracy: false },
    )
  })
}
