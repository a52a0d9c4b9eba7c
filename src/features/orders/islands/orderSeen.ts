/** Reports that a dealer has opened the request in a browser. */
export default function orderSeen(page: HTMLElement): void {
  const { seen } = page.dataset
  if (!seen) return
  const reportSeen = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', reportSeen)
    void fetch(seen, { method: 'POST', keepalive: true }).catch(() => {})
  }
  document.addEventListener('visibilitychange', reportSeen)
  reportSeen()
}
