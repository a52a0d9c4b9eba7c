export const redirectMessages = {
  from: {
    nb: 'Skriv adressen som en sti på nettstedet, for eksempel /gammel-side.',
    en: 'Write the address as a path on the site, for example /old-page.',
  },
  pattern: {
    nb: 'En stjerne kan bare stå sist, etter en skråstrek og en adresse: /gammelt/*',
    en: 'An asterisk can only stand last, after an address and a slash: /old/*',
  },
  page: { nb: 'Velg siden som adressen skal lede til.', en: 'Choose the page that the address leads to.' },
  url: {
    nb: 'Skriv en sti som begynner med /, eller en full adresse som begynner med https://.',
    en: 'Write a path that begins with /, or a full address that begins with https://.',
  },
  pageThere: {
    nb: 'Det ligger en publisert side på «{path}», og den vises i stedet. Flytt siden først.',
    en: 'A published page stands at “{path}” and is shown instead. Move the page first.',
  },
  loop: {
    nb: 'Omdirigeringen går i ring: {chain}. Velg et annet mål.',
    en: 'The redirect goes in a circle: {chain}. Choose another target.',
  },
} as const
