/** A security key in software: answers as a browser does, with one passkey (WebAuthn level 2, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Flags of what the person did: was there, and was known by a finger, a face or a PIN. */
const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

/** A text, some bytes, in CBOR (RFC 8949); each shorter than 64 KiB. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])

export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData(host: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    // Passkeys that are synchronised between devices count nothing: no counter stops a replay.
    return Buffer.concat([sha256(host), Buffer.from([flags]), Buffer.alloc(4), credential])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    id: common.id,
    /** As `navigator.credentials.create` answers. */
    create({ challenge, rp }: Options) {
      const coseKey = Buffer.concat([
        // kty: EC2, alg: ES256, crv: P-256, x, y.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(rp?.id ?? '', PRESENT | VERIFIED | NEW_CREDENTIAL, credential)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** As `navigator.credentials.get` answers; `verified`: the person was known, and not only there. */
    get({ challenge, rpId = '' }: Options, { verified = true } = {}) {
      const data = authenticatorData(rpId, PRESENT | (verified ? VERIFIED : 0))
      const client = clientData('webauthn.get', challenge)
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
