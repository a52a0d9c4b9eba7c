/**
 * Slides in a row that scrolls and snaps by itself: without script all of them are reachable by scrolling. With script
 * (`islands/carousel.ts`) there are buttons, and the slides may advance (ARIA Authoring Practices: carousel).
 */
import type { ReactNode } from 'react'
import { Enhanced } from '../../web/Enhanced'
import type { Site } from '../../web/site'

/** Above this number of slides, numbers are clearer than dots. */
const MOST_DOTS = 24

/** Widths of a slide (`visible.css`), by how many stand beside each other on a wide screen. */
export const SLIDE_WIDTHS = {
  '2': '(min-width: 1340px) 628px, (min-width: 600px) 47vw, calc(100vw - 40px)',
  '3': '(min-width: 1340px) 410px, (min-width: 960px) 31vw, (min-width: 600px) 47vw, calc(100vw - 40px)',
  '4': '(min-width: 1340px) 302px, (min-width: 1200px) 23vw, (min-width: 960px) 31vw, (min-width: 600px) 47vw, calc(100vw - 40px)',
}

/** Not a `fieldset`: it contains no form fields. */
const group = { role: 'group' }

export function Carousel({
  slides,
  site,
  label,
  visible = '1',
  autoplay,
  arrows,
  dots,
  focusable,
  gallery = false,
  className,
}: {
  slides: readonly { key: string | number; content: ReactNode }[]
  site: Site
  /** Accessible name: an element's id, or a text. */
  label: { id: string } | { text: string }
  /** Slides beside each other on a wide screen. */
  visible?: '1' | '2' | '3' | '4'
  /** Milliseconds between slides; 0 for none. */
  autoplay: number
  arrows: boolean
  dots: boolean
  /** Whether every slide contains something focusable. */
  focusable: boolean
  /** Whether its pictures open as one gallery. */
  gallery?: boolean
  className?: string
}) {
  const { t } = site
  const total = slides.length
  const name = 'id' in label ? { 'aria-labelledby': label.id } : { 'aria-label': label.text }
  const isMany = total > Number(visible)
  return (
    <Enhanced
      name="carousel"
      as="div"
      when="visible"
      data-presses=""
      className={['carousel', `carousel-${visible}`, className].filter(Boolean).join(' ')}
      {...group}
      aria-roledescription={t('carousel')}
      data-autoplay={autoplay}
      data-position={t('carouselSlide')}
      {...name}
    >
      <div
        className="carousel-track"
        data-gallery={gallery ? '' : undefined}
        {...(focusable ? {} : { tabIndex: 0, ...group, ...name })}
      >
        {slides.map(({ key, content }, at) => (
          <div
            key={key}
            className="carousel-slide"
            {...group}
            {...{ 'aria-label': t('carouselSlide', { current: at + 1, total }) }}
          >
            {content}
          </div>
        ))}
      </div>
      {total > 1 && (arrows || dots || autoplay > 0) && (
        <div className={isMany ? 'carousel-controls' : 'carousel-controls carousel-few'}>
          {arrows && <Button className="carousel-previous" label={t('previous')} shape="m15 5-7 7 7 7" />}
          {dots && total <= MOST_DOTS && (
            <div className="carousel-dots">
              {slides.map(({ key }, at) => (
                <button
                  key={key}
                  type="button"
                  className="carousel-dot"
                  aria-label={t('carouselGoTo', { number: at + 1 })}
                  aria-current={at === 0 ? 'true' : undefined}
                />
              ))}
            </div>
          )}
          {dots && total > MOST_DOTS && (
            <p className="carousel-position" aria-hidden="true">
              {t('carouselSlide', { current: 1, total })}
            </p>
          )}
          {arrows && <Button className="carousel-next" label={t('next')} shape="m9 5 7 7-7 7" />}
          {autoplay > 0 && (
            <Button
              className="carousel-play"
              label={t('carouselPause')}
              shape="M9 6v12m6-12v12"
              otherShape="M8 5.5v13l10.5-6.5z"
              otherLabel={t('carouselPlay')}
            />
          )}
        </div>
      )}
      <p className="visually-hidden" role="status" />
    </Enhanced>
  )
}

function Button({
  className,
  label,
  shape,
  otherLabel,
  otherShape,
}: {
  className: string
  label: string
  shape: string
  /** Label and shape in the other state. */
  otherLabel?: string
  otherShape?: string
}) {
  return (
    <button type="button" className={`carousel-button ${className}`} aria-label={label} data-other-label={otherLabel}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
        {otherShape && <path d={otherShape} />}
      </svg>
    </button>
  )
}
