/** Client of the account endpoints, and the browser's part of passkeys. */
import { useEffect, useState } from 'react'
import { callApi, type Result } from '../../../web/admin/callApi'
import {
  answerPasskey as answerHere,
  createPasskey as createHere,
  obstacleHere,
  type PasskeyResult,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '../../../web/client/passkey'
import type { Obstacle } from '../../../web/client/passkeyObstacle'
import type { StaffTexts } from './texts'

/** A call of the users' endpoints, `path` after their address. */
export const callUsers = <Data>(
  text: StaffTexts,
  language: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<Data>> =>
  callApi<Data>(method, `/api/users${path}`, { language, failed: text.failed, ...(body ? { body } : {}) })

const resultOf = (passkey: PasskeyResult, text: StaffTexts): Result<object> =>
  'answer' in passkey
    ? { data: passkey.answer }
    : { error: { message: passkey.stopped === 'known' ? text.passkeyKnown : text.passkeyStopped } }

export const answerPasskey = async (
  options: PublicKeyCredentialRequestOptionsJSON,
  text: StaffTexts,
): Promise<Result<object>> => resultOf(await answerHere(options), text)

export const createPasskey = async (
  options: PublicKeyCredentialCreationOptionsJSON,
  text: StaffTexts,
): Promise<Result<object>> => resultOf(await createHere(options), text)

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON }

/** `undefined` until the page runs in a browser, and `none` if passkeys can be used. */
export function useObstacle(): Obstacle | 'none' | undefined {
  const [found, setFound] = useState<Obstacle | 'none'>()
  useEffect(() => {
    setFound(obstacleHere() ?? 'none')
  }, [])
  return found
}
