import type { BlockProps } from '../types'

export function TestimonialsBlock(_: BlockProps<'testimonials'>) {
  return null
}
