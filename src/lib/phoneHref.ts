/** `22 00 00 00` → `tel:+4722000000`: eight digits are a Norwegian number. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return `tel:${/^\d{8}$/.test(digits) ? `+47${digits}` : digits}`
}
