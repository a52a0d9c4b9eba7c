import { block } from '../../../../cms/fields/block'

/** A form that sends to the brand's own customer service. */
export const contactFormBlock = block({
  slug: 'contactForm',
  name: { nb: 'Kontaktskjema', en: 'Contact form' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst', en: 'Text' } },
  ],
})
