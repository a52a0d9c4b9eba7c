/** The frame of a list with choices, at a page that editors chose or at its own address. Styles: `listing.css`. */
import type { ReactNode } from 'react'
import { FirstPictureContext } from '../firstPicture'

export interface ListingFrame {
  title: string
  lead: string | undefined
  /** Content of the page that editors chose for the list. */
  body: ReactNode
  /** Whether a hero in it is the page's main heading. */
  bodyHasHeading: boolean
}

export function ListingPage({
  title,
  lead,
  body,
  bodyHasHeading,
  className,
  children,
}: ListingFrame & { className: string; children: ReactNode }) {
  return (
    <>
      {body}
      <div className={`block listing ${className}`}>
        <div className="wide">
          {!bodyHasHeading && (
            <header className="listing-head">
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
            </header>
          )}
          {/* Below what editors wrote the list is not seen first. */}
          <FirstPictureContext value={body ? undefined : { taken: false }}>{children}</FirstPictureContext>
        </div>
      </div>
    </>
  )
}

export interface Choice {
  label: string
  href: string
  chosen: boolean
}

/** Links that narrow a list. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="listing-choices" aria-label={label}>
      <ul>
        {choices.map(({ label, href, chosen }) => (
          <li key={href}>
            <a href={href} aria-current={chosen ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
