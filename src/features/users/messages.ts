export const userMessages = {
  shortPassword: { nb: 'Passordet må ha minst {min} tegn.', en: 'The password must have at least {min} characters.' },
  lastAdministrator: {
    nb: 'Dette er den siste administratoren. Gi en annen bruker rollen først.',
    en: 'This is the last administrator. Give another user the role first.',
  },
  needsDealer: { nb: 'Velg forhandleren som brukeren hører til.', en: 'Choose the dealer that the user belongs to.' },
} as const
