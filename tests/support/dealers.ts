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
