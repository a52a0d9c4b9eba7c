/** Frame around a video or recording hosted by the site: title, notice on failure, and transcript. */
import type { ReactNode } from 'react'
import { plainTextOf } from '../lib/plainText'
import { Enhanced } from './Enhanced'
import { RichText, type RichTextData } from './RichText'
import type { Site } from './site'

export function MediaFigure({
  site,
  title,
  address,
  offersFile = false,
  transcript,
  headingLevel,
  children,
}: {
  site: Site
  title: string
  address: string
  /** Whether to offer the file for download even where it plays. */
  offersFile?: boolean
  transcript: RichTextData | null | undefined
  headingLevel: number
  children: ReactNode
}) {
  return (
    <Enhanced name="mediaPlayer" when="visible" as="div" className="media">
      <figure>
        {children}
        <figcaption>
          {title}
          {offersFile && (
            <>
              {' '}
              <Download site={site} title={title} address={address} />
            </>
          )}
        </figcaption>
      </figure>
      <p className="media-failed" role="alert" hidden>
        {site.t('mediaFailed')} {!offersFile && <Download site={site} title={title} address={address} />}
      </p>
      {plainTextOf(transcript) && (
        <details className="media-transcript disclosure">
          <summary>{site.t('mediaTranscript')}</summary>
          <RichText data={transcript} site={site} headingLevel={headingLevel} />
        </details>
      )}
    </Enhanced>
  )
}

export function Download({ site, title, address }: { site: Site; title: string; address: string }) {
  return (
    <a className="media-download" href={address} download="">
      {site.t('mediaDownload', { title })}
    </a>
  )
}
