export const pageMessages = {
  malformed: {
    nb: 'Bruk bare små bokstaver a–z, tall og bindestrek i adressen, for eksempel «{suggestion}».',
    en: 'Use only small letters a–z, digits and hyphens in the address, for example “{suggestion}”.',
  },
  tooLong: {
    nb: 'Adressen kan ha høyst {max} tegn i hvert ledd.',
    en: 'Each part of the address can have at most {max} characters.',
  },
  reserved: {
    nb: 'Adressen «{path}» er opptatt av programmet selv. Velg en annen.',
    en: 'The address “{path}” is used by the program itself. Choose another.',
  },
  taken: {
    nb: 'Adressen «{path}» er i bruk av siden «{title}». Velg en annen, eller flytt den siden først.',
    en: 'The address “{path}” is used by the page “{title}”. Choose another, or move that page first.',
  },
  frontHasParent: {
    nb: 'Forsiden kan ikke ligge under en annen side. Fjern den overordnede siden.',
    en: 'The front page cannot lie below another page. Remove the parent page.',
  },
  frontAsParent: {
    nb: 'Sider kan ikke ligge under forsiden. La feltet stå tomt for øverste nivå.',
    en: 'Pages cannot lie below the front page. Leave the field empty for the top level.',
  },
  ownAncestor: {
    nb: 'Siden kan ikke ligge under seg selv. Velg en annen overordnet side.',
    en: 'The page cannot lie below itself. Choose another parent page.',
  },
  hasChildren: {
    nb: 'Siden har {count} sider under seg. Flytt eller slett dem først.',
    en: 'The page has {count} pages below it. Move or delete them first.',
  },
  hasBinned: {
    nb: '{count} sider i papirkurven ligger under siden. Gjenopprett eller slett dem først.',
    en: '{count} pages in the bin lie below the page. Restore or delete them first.',
  },
  parentInBin: {
    nb: 'Siden ligger under «{title}», som også ligger i papirkurven. Gjenopprett den først.',
    en: 'The page lies below “{title}”, which lies in the bin too. Restore that first.',
  },
  staysPublished: {
    nb: 'Dette kan ikke avpubliseres. Velg «Publiser».',
    en: 'This cannot be unpublished. Choose “Publish”.',
  },
  pastSchedule: {
    nb: 'Tidspunktet er passert. Velg et tidspunkt fram i tid.',
    en: 'That time has passed. Choose a time in the future.',
  },
  badPlace: {
    nb: 'Velg en side som finnes, eller øverste nivå.',
    en: 'Choose a page that exists, or the top level.',
  },
  badSchedule: {
    nb: 'Velg om siden skal publiseres eller avpubliseres, og et gyldig tidspunkt.',
    en: 'Choose whether to publish or unpublish the page, and a valid time.',
  },
} as const
