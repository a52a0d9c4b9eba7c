/** Signing in at an OpenID Connect provider, if one is configured. */
import type { Role } from '../../../cms/access/roles'

/** Settings of the provider from the environment. */
export interface OidcSettings {
  issuer: string
  clientId: string
  /** Undefined for a public client, which is protected by PKCE only. */
  clientSecret?: string
  name: string
  scope: string
  roleClaim: string
  roles?: ReadonlyMap<string, Role>
  trustsEmail: boolean
}

/** State that the browser keeps during the round trip to the provider. */
interface AuthorizationRequest {
  state: string
  nonce: string
  /** PKCE verifier: proves that the returning browser is the one that left. */
  verifier: string
}

/** Claims of the provider, verified: signature, audience, times, nonce. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

export interface SingleSignOn {
  /** Display name of the provider. */
  name: string
  /** Roles by the values of the claim that holds them; undefined: roles are given here, and no account is created. */
  roles?: ReadonlyMap<string, string>
  /** Name of the claim, or a path with dots into it. */
  roleClaim: string
  /** Whether to accept e-mail addresses that the provider does not state as verified. */
  trustsEmail: boolean
  /** Rejects if the provider is unreachable. */
  beginSignIn(): Promise<{ address: string; request: AuthorizationRequest }>
  /**
   * `search`: query string of the address that the provider redirected to. Rejects with `RefusedByProvider` or another
   * error.
   */
  finishSignIn(search: string, request: AuthorizationRequest): Promise<Claims>
}

/** The provider, or the user there, declined. */
export class RefusedByProvider extends Error {}

declare module '../../../web/feature' {
  interface ProcessSettings {
    /** The configured provider. */
    oidc?: OidcSettings | undefined
  }
}

declare module '../../../web/declared' {
  interface Declared {
    /** Undefined: staff sign in with passwords only. */
    singleSignOn: SingleSignOn | undefined
  }
}
