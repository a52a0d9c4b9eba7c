/** Accounts of visitors. So far the forms in the menu; what receives them follows the same contract. */
export { AccountPanel } from './AccountPanel'
export { isRegistrationNonce, registrationNonce } from './nonce'
