/** Sanitises vector pictures: only drawing elements and attributes stay, and nothing that runs or loads. */
import sanitize from 'sanitize-html'

const elements = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline',
  'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker',
  'filter', 'feGaussianBlur', 'feOffset', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feMerge',
  'feMergeNode', 'feTurbulence', 'feDisplacementMap', 'feDropShadow', 'feMorphology',
  'feComponentTransfer', 'feFuncA', 'feFuncR', 'feFuncG', 'feFuncB',
] // biome-ignore format: a list to scan, not to read line by line

/** Attributes that name something outside the drawing, or run. */
const dangerous = /^(on|xlink:href$|href$|style$|src$)/i

export function harmlessSvg(source: string): string {
  const clean = sanitize(source, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: elements,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attributes).filter(([name, value]) => isHarmless(tagName, name, value)),
        ),
      }),
    },
  })
  return clean.trim()
}

function isHarmless(element: string, name: string, value: string): boolean {
  // A reference inside the drawing (`<use href="#leaf">`, `url(#glow)`) is how gradients and symbols work.
  if (/^(xlink:)?href$/i.test(name)) return /^#[\w.-]+$/.test(value) && element !== 'a'
  if (dangerous.test(name)) return false
  return !/url\(\s*['"]?(?!#)/i.test(value) && !/javascript:|data:/i.test(value)
}
