/** Signing in at an OpenID Connect provider, as far as the program has been given one. */

/** What the browser keeps between leaving for the provider and coming back. */
interface Departure {
  state: string
  nonce: string
  /** Of PKCE: proves that whoever comes back is whoever left. */
  verifier: string
}

/** What the provider says of a person, checked: signature, audience, times, nonce. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

export interface SingleSignOn {
  /** What people call the provider. */
  name: string
  /** Roles by the values of the claim that holds them; undefined: roles are given here, and nobody gets an account. */
  roles?: ReadonlyMap<string, string>
  /** Name of the claim, or a path with dots into it. */
  roleClaim: string
  /** Whether e-mail addresses count that the provider does not say it has checked. */
  trustsEmail: boolean
  /** Rejects where the provider cannot be reached. */
  leave(): Promise<{ address: string; departure: Departure }>
  /** `search` of the address that the provider sent the browser to. Rejects with `RefusedByProvider` or another error. */
  comeBack(search: string, departure: Departure): Promise<Claims>
}

/** The provider, or the person there, said no. */
export class RefusedByProvider extends Error {}

declare module '../../../web/declared' {
  interface Declared {
    /** Undefined: staff sign in with passwords alone. */
    singleSignOn: SingleSignOn | undefined
  }
}
