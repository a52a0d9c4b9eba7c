/** The HTML document around a page. */
import type { ReactNode } from 'react'
import { type Assets, faviconLinks } from './assets'
import { Breadcrumbs } from './Breadcrumbs'
import { canonicalAddress, leadsElsewhere } from './canonical'
import { FOOTER_ID } from './headingIds'
import { structuredData } from './jsonLd'
import { lightboxAttributes } from './lightbox'
import { socialPicture } from './media'
import { type DocumentPreview, documentTitle, type PageMeta, shareTitle } from './meta'
import { phoneInputSettings } from './phone/inputs'
import { localisedPath, type Site } from './site'
import type { ThemeStyle } from './theme'
import type { PageContext } from './tracking'

const openGraphLocale = { nb: 'nb_NO', en: 'en_GB' } as const

/** JSON for a script element: an unescaped `<` could close the element. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

interface DocumentProps {
  site: Site
  meta: PageMeta
  assets: Assets
  theme: ThemeStyle
  /** Address of the site's style sheet; a preview has all its rules in itself. */
  sheet: string | undefined
  /** Style rules of the page, or the mark in their place (`Pieces`). */
  rules: string
  header: ReactNode
  footer: ReactNode
  preview: DocumentPreview | undefined
  /** Above a preview. */
  bar?: ReactNode
  /** Data for the analytics script; only on pages whose views are counted. */
  pageContext?: PageContext | undefined
  children: ReactNode
}

function Head({
  site,
  meta,
  assets,
  theme,
  sheet,
  rules,
  preview,
}: Pick<DocumentProps, 'site' | 'meta' | 'assets' | 'theme' | 'sheet' | 'rules' | 'preview'>) {
  const { settings, locale } = site
  const address = (path: string, language = locale) => site.url + localisedPath(path, language)
  const shared = typeof settings.socialPicture === 'object' ? settings.socialPicture : null
  const picture = meta.picture ?? (shared ? socialPicture(shared) : undefined)
  const own = meta.path === undefined ? undefined : address(meta.path)
  const isElsewhere = meta.path !== undefined && leadsElsewhere(meta.canonical, meta.path, site.url)
  const canonical = isElsewhere && meta.canonical ? canonicalAddress(meta.canonical, site) : own
  // Languages of a page that is indexed elsewhere would contradict its canonical address.
  const languages = isElsewhere ? [] : (meta.languages ?? [])
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(meta, settings.name)}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {(meta.noindex || preview !== undefined || meta.path === undefined) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {meta.path !== undefined &&
        languages.length > 1 &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(meta.path ?? '/', language)} />
        ))}
      {meta.path !== undefined && languages.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={address(meta.path, 'nb')} />
      )}
      {meta.feeds?.map(({ type, title, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:title" content={shareTitle(meta)} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      {meta.published && (
        <>
          <meta property="article:published_time" content={meta.published.at} />
          <meta property="article:modified_time" content={meta.published.updatedAt} />
        </>
      )}
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {picture && (
        <>
          <meta property="og:image" content={site.url + picture.src} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.barColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.barColours.dark} />
      {faviconLinks(settings).map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
      <link rel="manifest" href="/manifest.webmanifest" />
      {theme.preloads.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
      {/* Holds the first paint until the footer has been parsed: otherwise a header, or a text over a picture's lower
          edge, moves when the rest arrives. */}
      <link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
      <style dangerouslySetInnerHTML={{ __html: rules }} />
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {preview === 'live' && <script type="module" src={assets.previewScript} />}
      {structuredData(site, meta).map((data, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(data) }} />
      ))}
    </head>
  )
}

export function Document({
  site,
  meta,
  assets,
  theme,
  sheet,
  rules,
  header,
  footer,
  preview,
  bar,
  pageContext,
  children,
}: DocumentProps) {
  return (
    <html lang={site.locale}>
      <Head site={site} meta={meta} assets={assets} theme={theme} sheet={sheet} rules={rules} preview={preview} />
      {/* Opens what the hash names; a separate module because most visits never need it. */}
      <body
        {...lightboxAttributes(site, assets.lightbox)}
        data-module={assets.islands.chunk('hash')}
        data-when="hash"
        data-insight={pageContext && JSON.stringify(pageContext)}
      >
        <a className="skip-link" href="#content">
          {site.t('skipToContent')}
        </a>
        {preview === 'shared' && (
          <p className="preview-banner" role="status">
            {site.t('previewBanner')}
          </p>
        )}
        {bar}
        {header}
        <main
          id="content"
          tabIndex={-1}
          data-module={assets.islands.chunk('phoneInputs')}
          data-when="focus"
          data-phones={phoneInputSettings(site)}
        >
          <Breadcrumbs site={site} meta={meta} />
          {children}
        </main>
        {footer}
      </body>
    </html>
  )
}
