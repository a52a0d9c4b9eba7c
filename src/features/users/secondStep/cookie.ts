/** Holds the note of whoever has taken the first step (`firstStep.ts`); the sign-in's screen looks whether there is one. */
export const FIRST_STEP_COOKIE = 'staff-first-step'
