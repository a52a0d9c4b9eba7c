/** Dealers, and users who see nothing but theirs. */
import type { Stored, signIn } from './site'

/** A published dealer, as little as there can be of one. */
export function dealerData(more: Record<string, unknown> = {}) {
  return {
    name: 'Ved og Varme',
    number: 'F-1',
    street: 'Storgata 1',
    postcode: '9008',
    place: 'Tromsø',
    latitude: 69.65,
    longitude: 18.96,
    _status: 'published' as const,
    ...more,
  }
}

export async function dealerWithUser(rest: Awaited<ReturnType<typeof signIn>>, name: string, number: string) {
  const { doc } = await rest.call<Stored<{ id: number; slug: string }>>(
    'POST',
    '/api/dealers',
    dealerData({ name, number, requestEmail: `${number.toLowerCase()}@example.com` }),
  )
  const account = { email: `${number.toLowerCase()}.bruker@example.com`, password: 'ved-og-varme-as' }
  await rest.call('POST', '/api/users', { ...account, name, role: 'dealer', dealer: doc.id })
  return { ...doc, account }
}
