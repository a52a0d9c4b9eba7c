import type { Site } from '../site/site'

export function Body(_: { blocks: readonly unknown[]; site: Site }) {
  return null
}
