/** Messages of the page check, in the editor's language. */
import type { Localised } from '../../../lib/locales'

export const checkMessages = {
  invalidField: { nb: '{label}: {reason}', en: '{label}: {reason}' },
  noMainHeading: {
    nb: 'Siden har ingen hovedoverskrift. Begynn med et toppfelt.',
    en: 'The page has no main heading. Begin with a hero.',
  },
  emptyHeading: { nb: 'En overskrift er tom.', en: 'A heading is empty.' },
  skippedLevel: {
    nb: 'Overskriften «{text}» er på nivå {level}, men den over er på nivå {above}. Velg nivå {wanted}, så de som hører siden, ikke leter etter noe imellom.',
    en: 'The heading “{text}” is on level {level}, but the one above is on level {above}. Choose level {wanted}, so that those who listen to the page do not look for something between.',
  },
  noAlt: {
    nb: 'Bildet «{name}» mangler alternativ tekst på dette språket. Åpne bildet og si hva det viser.',
    en: 'The picture “{name}” has no alternative text in this language. Open the picture and say what it shows.',
  },
  emptyLink: {
    nb: 'Lenken til {href} har ingen tekst. Skriv hvor den går.',
    en: 'The link to {href} has no text. Write where it goes.',
  },
  lostLink: {
    nb: 'Lenken «{text}» går til en side eller fil som ikke er publisert, og vises ikke.',
    en: 'The link “{text}” goes to a page or file that is not published, and is not shown.',
  },
  brokenLink: {
    nb: 'Lenken «{text}» går til {href}, som ikke finnes på nettstedet.',
    en: 'The link “{text}” goes to {href}, which does not exist on the site.',
  },
  brokenAnchor: {
    nb: 'Lenken «{text}» går til ankeret {href}, som ikke finnes på siden.',
    en: 'The link “{text}” goes to the anchor {href}, which does not exist on the page.',
  },
  largePicture: {
    nb: 'Bildet «{name}» er på {size} MB. Last opp en mindre utgave (under {max} MB).',
    en: 'The picture “{name}” has {size} MB. Upload a smaller one (below {max} MB).',
  },
  contrast: {
    nb: 'Fargene i utseendet har for svak kontrast: {foreground} på {background} er {ratio}:1, minst {needed}:1 trengs.',
    en: 'The colours of the theme have too little contrast: {foreground} on {background} is {ratio}:1, at least {needed}:1 is needed.',
  },
  emptyBlock: {
    nb: 'Blokken har ikke noe innhold og vises ikke. Fyll den ut, eller ta den bort.',
    en: 'The block has no content and is not shown. Fill it in, or remove it.',
  },
  emptyPart: {
    nb: '«{part}» har ikke noe innhold. Skriv det, eller ta bort delen.',
    en: '“{part}” has no content. Write it, or remove the part.',
  },
  emptySlide: {
    nb: 'Lysbilde {number} er tomt. Gi det bilde eller tekst, eller ta det bort.',
    en: 'Slide {number} is empty. Give it a picture or a text, or remove it.',
  },
  emptyPicture: {
    nb: 'Bilde {number} mangler: det er ikke valgt, eller det er slettet.',
    en: 'Picture {number} is missing: none is chosen, or it has been deleted.',
  },
  emptyFile: {
    nb: 'Fil {number} mangler: den er ikke valgt, eller den er slettet.',
    en: 'File {number} is missing: none is chosen, or it has been deleted.',
  },
  emptyArticle: {
    nb: 'Artikkel {number} vises ikke: den er ikke publisert, eller den er slettet.',
    en: 'Article {number} is not shown: it is not published, or it has been deleted.',
  },
  emptyPost: {
    nb: 'Innlegg {number} vises ikke: det er ikke publisert, eller det er slettet.',
    en: 'Post {number} is not shown: it is not published, or it has been deleted.',
  },
  emptyPoint: {
    nb: 'Punkt {number} vises ikke: det mangler navn, eller artikkelen er ikke publisert.',
    en: 'Point {number} is not shown: it has no name, or the article is not published.',
  },
  emptyLightbox: {
    nb: 'Lysboksen «{label}» har ikke noe å vise. Velg et bilde, eller skriv en tekst.',
    en: 'The lightbox “{label}” has nothing to show. Choose a picture, or write a text.',
  },
  noCaptions: {
    nb: 'Videoen «{title}» har verken undertekster på dette språket eller en tekstversjon. De som ikke hører, får ikke med seg hva som blir sagt.',
    en: 'The video “{title}” has neither captions in this language nor a transcript. Those who cannot hear miss what is said.',
  },
  noTranscript: {
    nb: 'Lyden «{title}» har ingen tekstversjon. De som ikke hører, får ikke med seg hva som blir sagt.',
    en: 'The sound “{title}” has no transcript. Those who cannot hear miss what is said.',
  },
  noDescription: {
    nb: 'Beskrivelsen mangler. Søkemotorer velger da selv hva de viser.',
    en: 'The description is missing. Search engines then choose what to show.',
  },
} as const satisfies Record<string, Localised>

export type CheckMessage = keyof typeof checkMessages

export interface Finding {
  kind: CheckMessage
  values: Readonly<Record<string, string | number>>
  /** Position of the block among those of the page, from 0; absent for the page as a whole. */
  block?: number
  /** Path of the field in the admin's form. */
  path?: string
  /** The page cannot be published as long as the field is so. */
  prevents?: true
}
