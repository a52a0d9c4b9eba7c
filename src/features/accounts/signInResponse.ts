/** Response to the sign-in form's script: the page to open, or why not. */
export type SignInResponse = { to: string } | { message: string }
