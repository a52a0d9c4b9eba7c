/** Weights of the check digit of a Norwegian organisation number (modulus 11, Brønnøysundregistrene). */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2]

/** Whether a text is a Norwegian organisation number: nine digits, spaces allowed, check digit right. */
export function isOrganisationNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{9}$/.test(digits)) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const check = (11 - (sum % 11)) % 11
  return check === Number(digits[8])
}
