/** The provider that `OIDC_ISSUER` names, by the code flow with PKCE (OpenID Connect Core 1.0 §3.1, RFC 7636). */
import * as openId from 'openid-client'
import { type OidcSettings, RefusedByProvider, type SingleSignOn } from './singleSignOn'

/** Redirect URI; registered at the provider. */
const CALLBACK_PATH = '/api/users/oidc/callback'

/** Seconds that one call to the provider may take. */
const TIMEOUT = 10

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<openId.Configuration> {
  const authentication = clientSecret ? openId.ClientSecretBasic(clientSecret) : openId.None()
  // The settings allow http only for the local machine.
  const insecure = issuer.startsWith('http:') ? [openId.allowInsecureRequests] : []
  // Otherwise the library relies on the TLS connection that delivered the ID token, and skips its signature.
  const execute = [openId.enableNonRepudiationChecks, ...insecure]
  return openId.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: TIMEOUT })
}

export function createSingleSignOn(settings: OidcSettings, siteUrl: string): SingleSignOn {
  const { name, roles, roleClaim, trustsEmail, scope } = settings
  const callback = siteUrl + CALLBACK_PATH
  let discovered: Promise<openId.Configuration> | undefined
  // Fetched at the first sign-in, since the site must start without its provider too; fetched again after a failure.
  function provider(): Promise<openId.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    name,
    ...(roles ? { roles } : {}),
    roleClaim,
    trustsEmail,
    async beginSignIn() {
      const request = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      }
      const address = openId.buildAuthorizationUrl(await provider(), {
        redirect_uri: callback,
        scope,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, request }
    },
    async finishSignIn(search, { state, nonce, verifier }) {
      const configuration = await provider()
      try {
        const tokens = await openId.authorizationCodeGrant(configuration, new URL(callback + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('the provider sent no ID token')
        if (!configuration.serverMetadata().userinfo_endpoint) return claims
        // Some providers return address and roles only here; signed claims take precedence.
        return { ...(await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
      } catch (error) {
        if (error instanceof openId.AuthorizationResponseError) throw new RefusedByProvider(error.error)
        throw error
      }
    },
  }
}
