/** Response to the script that creates a passkey: what the browser must be asked, or why not. */
import type { PublicKeyCredentialCreationOptionsJSON } from '../../../web/client/passkey'

export type NewPasskeyResponse = { options: PublicKeyCredentialCreationOptionsJSON } | { message: string }
