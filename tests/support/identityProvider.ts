/** An OpenID Connect provider on this machine, with the persons that a test names. */
import http from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from '../../scripts/free-port.mjs'

/** By the number that the provider knows a person by. */
export type Persons = Record<string, Record<string, unknown>>

const CLIENT = { id: 'merkevei', secret: 'a secret of the client, long enough' }

/** `persons` may change while it runs. It sends people back to a site on any port of this machine. */
export async function openIdentityProvider(persons: Persons) {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        // Ports of this machine are not compared for programs of a device.
        application_type: 'native',
        redirect_uris: ['http://localhost/api/users/oidc/callback'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    // As most do: what the scopes ask for is in the ID token as well.
    conformIdTokenClaims: false,
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...persons[sub] }) }),
    cookies: { keys: ['one key for its cookies'] },
  })
  let forges = false
  provider.use(async (context, next) => {
    await next()
    const { id_token: token } = { ...(context.body as { id_token?: string } | undefined) }
    const isForged = forges && context.path === '/token' && token
    if (isForged) context.body = { ...(context.body as object), id_token: token.replace(/[^.]+$/, 'A'.repeat(342)) }
  })
  const server = http.createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    /** What a site is configured with. */
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Firmakonto',
    },
    issuer,
    /** From now on its ID tokens carry a signature that is none. */
    forge() {
      forges = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
