import { marketerRoles, roleNames, staffRoles } from '../../../../cms/access/roles'
import { block } from '../../../../cms/fields/block'
import { plainTextField } from '../../../../cms/fields/blockTexts'
import { headingField } from '../../../../cms/fields/heading'
import { select } from '../../../../cms/fields/select'

/** Sends an SMS from the page: visitors to the site's own number, staff to other receivers too. */
export const sendSmsBlock = block({
  slug: 'sendSms',
  name: { nb: 'Send SMS', en: 'Send SMS' },
  fields: [
    headingField({ maxLength: 120 }),
    plainTextField(600),
    select(
      'who',
      { nb: 'Hvem kan sende', en: 'Who may send' },
      {
        everybody: { nb: 'Alle, til nettstedets eget nummer', en: 'Everybody, to the site’s own number' },
        staff: { nb: 'Medarbeidere med disse rollene', en: 'Staff with these roles' },
      },
    ),
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      defaultValue: [...marketerRoles],
      label: { nb: 'Roller', en: 'Roles' },
      options: staffRoles.map((value) => ({ value, label: roleNames[value] })),
      admin: { condition: (_, siblings) => siblings?.who === 'staff' },
    },
    {
      name: 'receivers',
      type: 'select',
      hasMany: true,
      defaultValue: ['admin', 'subscribers', 'numbers'],
      label: { nb: 'Mottakere å velge mellom', en: 'Receivers to choose between' },
      options: [
        { value: 'admin', label: { nb: 'Nettstedets eget nummer', en: 'The site’s own number' } },
        { value: 'subscribers', label: { nb: 'Abonnenter', en: 'Subscribers' } },
        { value: 'numbers', label: { nb: 'Numre som skrives inn', en: 'Numbers that are typed' } },
      ],
      admin: { condition: (_, siblings) => siblings?.who === 'staff' },
    },
    {
      name: 'maxCount',
      type: 'number',
      required: true,
      min: 10,
      max: 1600,
      defaultValue: 160,
      label: { nb: 'Tegn på det meste', en: 'Characters at most' },
    },
    { name: 'label', type: 'text', maxLength: 60, label: { nb: 'Knappens tekst', en: 'Label of the button' } },
  ],
})
