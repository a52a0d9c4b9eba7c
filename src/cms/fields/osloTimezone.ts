/** Moments are chosen in the time of Norway, wherever the editor is. */
export const osloTimezone = {
  defaultTimezone: 'Europe/Oslo',
  supportedTimezones: [{ label: 'Oslo', value: 'Europe/Oslo' }],
}
