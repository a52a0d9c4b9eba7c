import { block } from '../../cms/fields/block'
import { plainTextField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { linksField } from '../../cms/fields/link'

/** Time left until a moment: an opening, the end of a campaign. */
export const countdownBlock = block({
  slug: 'countdown',
  name: { nb: 'Nedtelling', en: 'Countdown' },
  fields: [
    headingField(),
    plainTextField(400),
    {
      name: 'until',
      type: 'date',
      required: true,
      label: { nb: 'Tidspunkt', en: 'Moment' },
      admin: { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } },
    },
    {
      name: 'over',
      type: 'text',
      maxLength: 200,
      label: { nb: 'Tekst når tiden er ute', en: 'Text when the time has come' },
    },
    linksField(),
  ],
})
