/** Fonts that a theme can choose. The files come from npm and are served by the site itself (`fontFaces.ts`). */
export const fontNames = [
  { value: 'fraunces', label: 'Fraunces', kind: 'serif' },
  { value: 'bricolage-grotesque', label: 'Bricolage Grotesque', kind: 'sans-serif' },
  { value: 'instrument-sans', label: 'Instrument Sans', kind: 'sans-serif' },
  { value: 'figtree', label: 'Figtree', kind: 'sans-serif' },
  { value: 'source-serif', label: 'Source Serif', kind: 'serif' },
  { value: 'system', label: { nb: 'Systemets skrift', en: 'System font' }, kind: 'sans-serif' },
] as const

export type FontName = (typeof fontNames)[number]['value']
