/** Sharing the list by a link, and printing it. The link works by itself; with script it is handed on or copied. */
import { type MouseEvent, useMemo } from 'react'
import { isPlainClick } from '../../../web/client/plainClick'
import { encodeCompact } from '../../orderList/client'
import { SHARED_LIST } from '../addresses'
import { orderedRows, type RowsState } from './rows'
import type { FormT } from './texts'

export function Share({
  list,
  url,
  t,
  announce,
}: {
  list: RowsState
  /** Address of the list and its form. */
  url: string
  t: FormT
  announce: (text: string) => void
}) {
  const compact = useMemo(() => encodeCompact(orderedRows(list)), [list])
  if (compact === '') return null
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    try {
      if ('share' in navigator) await navigator.share({ title: document.title, url: href })
      else {
        await (navigator as Navigator).clipboard.writeText(href)
        announce(t('orderShareCopied'))
      }
    } catch (error) {
      // Closing the browser's own dialog is no failure; without a clipboard, the address is in the page that opens.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(href)
    }
  }
  return (
    <p className="order-share">
      {compact === undefined ? (
        <span className="hint">{t('orderShareLong')}</span>
      ) : (
        <a
          className="button button-text"
          href={`${url}/delt?${SHARED_LIST}=${encodeURIComponent(compact)}`}
          onClick={share}
          rel="nofollow"
        >
          {t('orderShare')}
        </a>
      )}
      <button className="button button-text with-script" type="button" onClick={() => print()}>
        {t('orderPrint')}
      </button>
    </p>
  )
}
