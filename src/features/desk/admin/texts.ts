/** Texts of the desk. */
export const texts = {
  nb: {
    title: 'Dette venter på deg',
    reading: 'Ser etter hva som venter …',
    nothing: 'Alt er gjort',
    nothingMore: 'Ingenting venter på deg nå.',
    more: 'og {count} til',
    week: 'De neste sju dagene',
  },
  en: {
    title: 'This waits for you',
    reading: 'Looking for what waits …',
    nothing: 'All done',
    nothingMore: 'Nothing is waiting for you.',
    more: 'and {count} more',
    week: 'The next seven days',
  },
} as const
