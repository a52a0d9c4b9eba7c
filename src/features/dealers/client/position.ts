/** The visitor's position, requested from the browser only when the visitor asks for it. */

/** Milliseconds that the browser may take, and for which an earlier position is reused. */
const PATIENCE = 10_000
const RECENT = 5 * 60_000
/** Decimals: a hundred metres, enough for the nearest dealer, and no more precise than a URL should hold. */
const DECIMALS = 3

export type PositionResult = { position: string } | { error: 'refused' | 'failed' }

export function requestPosition(): Promise<PositionResult> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ error: 'failed' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ position: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}` }),
      ({ code, PERMISSION_DENIED }) => resolve({ error: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      { timeout: PATIENCE, maximumAge: RECENT, enableHighAccuracy: false },
    )
  })
}
