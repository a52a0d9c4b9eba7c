/**
 * What a page tells the lightbox (docs/behaviour.md#lightbox): where it is, how wide a window it needs, and what it
 * says.
 */
import { imageEndings } from './imageEndings'
import type { Site } from './site'

/** Window width in pixels below which `no` for mobile turns the lightbox off (docs/behaviour.md#lightbox). */
const MOBILE_BELOW = 768

/** The lightbox's texts and settings, as the page hands them over. */
export interface LightboxSettings {
  captions: boolean
  close: string
  loading: string
  previous: string
  next: string
  zoom: string
  /** With the marks `%curr%` and `%total%`. */
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
 * Links that may be meant, as a selector: the script that every page has is smaller so, and looks closer when the rest of
 * it has come. What is to be saved, or to open in a tab of its own, does so.
 */
export const lightboxLinks = `a:is([data-lightbox],${imageEndings.map((ending) => `[href*=".${ending}" i]`)}):not([download],[target])`

/** Attributes of the body, which stays when the live preview exchanges the page. */
export function lightboxAttributes(site: Site, address: string) {
  return {
    'data-lightbox': address,
    'data-lightbox-links': lightboxLinks,
    'data-lightbox-window': site.settings.lightboxOnMobile === 'no' ? `(width >= ${MOBILE_BELOW}px)` : 'all',
    'data-lightbox-settings': JSON.stringify(lightboxSettings(site)),
  }
}
