/** States of what was sent. */
export const submissionStates = {
  new: { nb: 'Ny', en: 'New' },
  handled: { nb: 'Behandlet', en: 'Handled' },
} as const
