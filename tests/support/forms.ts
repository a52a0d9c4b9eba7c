/** The contact form, as the demo has it, and what is stored of it. */
import type { BasePayload } from 'payload'

export const contactForm = {
  name: 'Kontaktskjema',
  slug: 'kontakt',
  _status: 'published',
  fields: [
    { kind: 'text', name: 'name', label: 'Navn', required: true, missingText: 'Skriv navnet ditt.' },
    { kind: 'email', name: 'email', label: 'E-post', required: true },
    { kind: 'phone', name: 'phone', label: 'Telefon' },
    { kind: 'longText', name: 'message', label: 'Melding', required: true, missingText: 'Skriv en melding.' },
  ],
} as const

export interface Message {
  name: string
  email: string
  phone?: string
  message: string
}

let count = 0

/** A stored submission of a contact form. */
function submissionData({ name, email, phone = '', message }: Message) {
  const answer = (field: string, label: string, kind: string, text: string) => ({
    name: field,
    label,
    kind,
    value: text,
    text,
  })
  return {
    sender: name,
    email,
    phone,
    answers: [
      answer('name', 'Navn', 'text', name),
      answer('email', 'E-post', 'email', email),
      answer('phone', 'Telefon', 'phone', phone),
      answer('message', 'Melding', 'longText', message),
    ],
    consents: [],
    formName: contactForm.name,
    page: '/kontakt',
    locale: 'nb',
    state: 'new' as const,
    key: `test-${++count}`,
  }
}

export const storeMessage = (payload: BasePayload, message: Message) =>
  payload.create({ collection: 'formSubmissions', data: submissionData(message) })

/** Publishes the contact form; returns its id. */
export async function publishContactForm(payload: BasePayload): Promise<number> {
  const { id } = await payload.create({ collection: 'forms', data: structuredClone(contactForm) as never })
  return id
}
