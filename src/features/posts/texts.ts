/** Texts of posts. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const postTexts = {
  newsTitle: { nb: 'Aktuelt', en: 'News' },
  newsIntro: { nb: 'Nyheter og inspirasjon fra {site}.', en: 'News and inspiration from {site}.' },
  newsFeed: { nb: '{site} – aktuelt', en: '{site} – news' },
  newsFollow: { nb: 'Følg med i en leser:', en: 'Follow in a reader:' },
  newsCategories: { nb: 'Kategorier', en: 'Categories' },
  newsYears: { nb: 'År', en: 'Years' },
  newsAllCategories: { nb: 'Alle', en: 'All' },
  newsAllYears: { nb: 'Alle år', en: 'All years' },
  newsPosts: { nb: '{count} innlegg', en: '{count} posts' },
  newsPostsOne: { nb: '1 innlegg', en: '1 post' },
  newsNone: { nb: 'Ingen innlegg her ennå.', en: 'No posts here yet.' },
  newsBy: { nb: 'Av {author}', en: 'By {author}' },
  newsRelated: { nb: 'Les også', en: 'Read also' },
  newsNeighbours: { nb: 'Forrige og neste innlegg', en: 'Previous and next post' },
  newsOlder: { nb: 'Forrige', en: 'Previous' },
  newsNewer: { nb: 'Neste', en: 'Next' },
  newsAll: { nb: 'Se alt aktuelt', en: 'See all news' },
  newsAllOf: { nb: 'Se alt i {category}', en: 'See all in {category}' },
  searchPosts: { nb: 'Aktuelt', en: 'News' },
  searchKindPost: { nb: 'Aktuelt', en: 'News' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Aktuelt', en: 'News' }, texts: postTexts }]

declare module '../../web/texts' {
  interface TextTables {
    postTexts: typeof postTexts
  }
}
