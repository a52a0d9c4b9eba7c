/** What the site asks visitors for, in addition to what the forwarding of statistics needs. */

import type { GlobalConfig } from 'payload'
import { administrators, anyone, hiddenUnlessStaff } from '../../cms/access/roles'
import { adminGroups, showsLists } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { PAGES } from '../../cms/linkTargets'

export const consentSettings: GlobalConfig = {
  slug: 'consentSettings',
  label: { nb: 'Samtykke', en: 'Consent' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnlessStaff,
    ...showsLists('consent'),
    description: {
      nb: 'Nettstedet spør bare når noe trenger det: når statistikk sendes til en tjeneste som krever samtykke, eller når valget under er på. Ordene kan endres under «Tekster»; da spørres alle på nytt.',
      en: 'The site asks only when something needs it: when figures are forwarded to a service that needs consent, or when the choice below is on. The words can be changed under “Texts”; everybody is then asked again.',
    },
  },
  access: { read: anyone, update: administrators },
  fields: [
    checkbox(
      'rememberMedia',
      { nb: 'Husk valget for innhold fra andre', en: 'Remember the choice for content from others' },
      {
        description: {
          nb: 'Videoer, rammer og kart spør alltid der de står. Med dette på kan besøkende også si ja til alle på en gang, og nettstedet viser et banner.',
          en: 'Videos, frames and maps always ask where they stand. With this on, visitors can also say yes to all of them at once, and the site shows a banner.',
        },
      },
    ),
    {
      name: 'controller',
      type: 'text',
      maxLength: 200,
      label: { nb: 'Behandlingsansvarlig', en: 'Controller' },
      admin: {
        description: {
          nb: 'Tomt: det juridiske navnet under «Nettstedet».',
          en: 'Empty: the legal name under “The site”.',
        },
      },
    },
    {
      name: 'contact',
      type: 'email',
      label: { nb: 'E-post for spørsmål om personvern', en: 'E-mail for questions about privacy' },
    },
    {
      name: 'privacyPage',
      type: 'relationship',
      relationTo: PAGES,
      maxDepth: 0,
      label: { nb: 'Side om personvern', en: 'Page about privacy' },
    },
  ],
}
