/** Settings for phone fields of forms from third-party markup (docs/behaviour.md#phone-fields). */
import type { Field } from 'payload'
import { checkbox } from '../../cms/fields/checkbox'

export const phoneFields: Field[] = [
  checkbox(
    'jobPhoneNational',
    { nb: 'Mobilfelt i stillingsskjema: nasjonale numre', en: 'Mobile field of a job form: national numbers' },
    { description: { nb: 'Landkoden settes ikke inn.', en: 'The dial code is not put in.' } },
  ),
  checkbox(
    'jobPhoneAutoHide',
    {
      nb: 'Mobilfelt i stillingsskjema: skjul landkoden igjen',
      en: 'Mobile field of a job form: hide the dial code again',
    },
    {
      on: true,
      description: {
        nb: 'Når feltet forlates uten at noe er skrevet. Den sendes aldri alene.',
        en: 'When the field is left without anything typed. It is never sent alone.',
      },
    },
  ),
]
