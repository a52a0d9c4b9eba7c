import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { Heading } from '../../web/Heading'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'

type Testimonial = NonNullable<BlockOf<'testimonials'>['testimonials']>[number]

const MOST_STARS = 5

export function TestimonialsBlock({ block, site }: BlockProps<'testimonials'>) {
  const testimonials = (block.testimonials ?? []).filter(({ text }) => text)
  if (testimonials.length === 0) return null
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <ul className={testimonials.length === 1 ? 'testimonials testimonials-one' : 'grid testimonials'}>
        {testimonials.map((testimonial, at) => (
          <li key={testimonial.id ?? at}>
            <TestimonialFigure testimonial={testimonial} site={site} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TestimonialFigure({ testimonial, site }: { testimonial: Testimonial; site: Site }) {
  const { text, name, role, picture, stars } = testimonial
  return (
    <figure className="testimonial">
      {typeof stars === 'number' && stars > 0 && <Stars stars={Math.min(MOST_STARS, Math.round(stars))} site={site} />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(name || role) && (
        <figcaption>
          <Picture media={picture} sizes="64px" alt="" />
          <span>
            {name && <strong>{name}</strong>}
            {role && <span>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/** Filled and empty stars differ in shape, not in colour alone. */
function Stars({ stars, site }: { stars: number; site: Site }) {
  return (
    <p className="stars" role="img" aria-label={site.t('starsOfFive', { stars })}>
      {Array.from({ length: MOST_STARS }, (_, at) => (
        <svg key={at} viewBox="0 0 24 24" aria-hidden="true" className={at < stars ? undefined : 'star-empty'}>
          <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
        </svg>
      ))}
    </p>
  )
}
