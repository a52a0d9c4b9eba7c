import { checkbox } from '../cms/fields/checkbox'

/** Whether opening a part writes its anchor into the address (docs/behaviour.md#hashes-and-anchors). */
export const anchorInUrlField = () =>
  checkbox(
    'anchorInUrl',
    { nb: 'Anker i adressen', en: 'Anchor in the address' },
    {
      description: {
        nb: 'Når en del åpnes, skrives ankeret inn i adressen, så lenken kan kopieres.',
        en: 'When a part is opened its anchor is written into the address, so that the link can be copied.',
      },
    },
  )
