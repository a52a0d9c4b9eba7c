/** Stands for a secret that is stored; no gateway gives out one that looks so. */
export const SECRET_IS_SET = '••••••••'
