/** Words that a search drops unless it has no others: they stand everywhere, or only ask. Folded. */
import type { Locale } from '../locales'

const set = (text: string) => new Set(text.split(/\s+/))

export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set(`
    i pa til med som for og eller en et ei ein eit den det de dei der er var vaere vere av om fra fra a at
    jeg eg du vi oss han hun meg deg seg man min mi mitt mine din ditt dine var vart vare dere hos
    hva kva hvor kor hvordan korleis hvilken hvilket hvilke hvem kven nar hvorfor kvifor
    kan kunne skal skulle vil ville ma matte bor burde har ha hadde fa far gjor gjore blir bli ble
    ikke ikkje noe noen noko nokon man sin sitt sine denne dette disse
    mye ofte trenger koster veier finner finnes selger kjoper kjope ogsa bare naer
  `),
  en: set(`
    a an the of for to in on at with by from and or is are was be it its this that these those as
    i you we me my your our they he she do does did can could should would will have has had
    what where how which who when why not some any much many cost costs need find near buy
  `),
}

/** Words that a question begins with. */
export const questionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set('hva kva hvor kor hvordan korleis hvilken hvilket hvilke hvem kven nar hvorfor kvifor kan ma skal er far'),
  en: set('what where how which who when why can do does should is are'),
}
