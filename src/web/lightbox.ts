/**
 * The lightbox's configuration in a page (docs/behaviour.md#lightbox): its module's address, the window width that it
 * needs, and its texts.
 */
import { imageEndings } from './imageEndings'
import type { Site } from './site'

/** Window width in pixels below which `no` for mobile turns the lightbox off (docs/behaviour.md#lightbox). */
const MOBILE_BELOW = 768

/** The lightbox's texts and settings, as the page passes them to the script. */
export interface LightboxSettings {
  captions: boolean
  close: string
  loading: string
  previous: string
  next: string
  zoom: string
  /** With the placeholders `%curr%` and `%total%`. */
  counter: string
  imageFailed: string
  notFound: string
  failed: string
  openLink: string
}

function lightboxSettings({ t, settings }: Pick<Site, 't' | 'settings'>): LightboxSettings {
  return {
    captions: settings.lightboxCaptions !== false,
    close: t('lightboxClose'),
    loading: t('lightboxLoading'),
    previous: t('lightboxPrevious'),
    next: t('lightboxNext'),
    zoom: t('lightboxZoom'),
    counter: t('lightboxCounter'),
    imageFailed: t('lightboxImageFailed'),
    notFound: t('lightboxNotFound'),
    failed: t('lightboxFailed'),
    openLink: t('lightboxOpenLink'),
  }
}

/**
 * Selector of links that may open in the lightbox; it keeps the script on every page small, and the fetched part checks
 * more closely. Links that download or open in a new tab are excluded.
 */
export const lightboxLinks = `a:is([data-lightbox],${imageEndings.map((ending) => `[href*=".${ending}" i]`)}):not([download],[target])`

/** Attributes of the body, which stays when the live preview replaces the page. */
export function lightboxAttributes(site: Site, address: string) {
  return {
    'data-lightbox': address,
    'data-lightbox-links': lightboxLinks,
    'data-lightbox-window': site.settings.lightboxOnMobile === 'no' ? `(width >= ${MOBILE_BELOW}px)` : 'all',
    'data-lightbox-settings': JSON.stringify(lightboxSettings(site)),
  }
}
