/** Placeholder for a stored secret; no gateway issues such a value. */
export const SECRET_IS_SET = '••••••••'
