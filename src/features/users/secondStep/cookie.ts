/** Name of the cookie between the steps (`firstStep.ts`); the sign-in screen checks whether it is there. */
export const FIRST_STEP_COOKIE = 'staff-first-step'
