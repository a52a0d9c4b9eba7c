import { block } from '../../../../cms/fields/block'
import { plainTextField } from '../../../../cms/fields/blockTexts'
import { headingField } from '../../../../cms/fields/heading'
import { select } from '../../../../cms/fields/select'

/** Form to subscribe to and unsubscribe from the SMS newsletter (docs/behaviour.md#sms-newsletter). */
export const smsNewsletterBlock = block({
  slug: 'smsNewsletter',
  name: { nb: 'SMS-nyhetsbrev', en: 'SMS newsletter' },
  fields: [
    headingField({ maxLength: 120 }),
    plainTextField(600),
    select(
      'type',
      { nb: 'Det besøkende kan', en: 'What visitors can do' },
      {
        both: { nb: 'Melde seg på og av', en: 'Subscribe and unsubscribe' },
        subscribe: { nb: 'Melde seg på', en: 'Subscribe' },
        unsubscribe: { nb: 'Melde seg av', en: 'Unsubscribe' },
      },
    ),
    select(
      'groupsAs',
      { nb: 'Grupper vises som', en: 'Groups are shown as' },
      {
        checkboxes: { nb: 'Avkrysning', en: 'Check boxes' },
        select: { nb: 'Nedtrekksliste', en: 'Drop-down list' },
        both: {
          nb: 'Avkrysning for de valgte, nedtrekksliste for resten',
          en: 'Check boxes for those chosen, a drop-down list for the rest',
        },
        none: { nb: 'Ikke i det hele tatt', en: 'Not at all' },
      },
    ),
    {
      name: 'groups',
      type: 'relationship',
      relationTo: 'subscriberGroups',
      hasMany: true,
      maxDepth: 0,
      label: { nb: 'Grupper', en: 'Groups' },
      admin: {
        description: {
          nb: 'Tom: alle som er åpne for påmelding.',
          en: 'Empty: all that are open to sign-ups.',
        },
        condition: (_, sibling) => sibling?.groupsAs !== 'none',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'subscribeLabel',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Knapp for påmelding', en: 'Button to subscribe' },
        },
        {
          name: 'unsubscribeLabel',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Knapp for avmelding', en: 'Button to unsubscribe' },
        },
      ],
    },
    select(
      'tone',
      { nb: 'Farger', en: 'Colours' },
      {
        surface: { nb: 'Lys flate', en: 'Light surface' },
        plain: { nb: 'Ingen flate', en: 'No surface' },
      },
    ),
  ],
})
