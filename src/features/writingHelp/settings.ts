/** The service that proposes texts, as an administrator has set it. */
import type { BasePayload } from 'payload'
import { isServiceAddress } from './address'

export interface WritingService {
  url: string
  model: string
  /** Empty where the service asks for none. */
  apiKey: string
  /** Whether it may be shown pictures. */
  vision: boolean
  /** The brand's voice in the administrator's words; may be empty. */
  voice: string
}

/** Bypasses access control: includes the key, only for the program. Undefined where an address or a model is missing. */
export async function readService(
  payload: BasePayload,
): Promise<{ enabled: boolean; service: WritingService | undefined }> {
  const { enabled, service, vision, voice } = await payload.findGlobal({ slug: 'writingHelp', depth: 0 })
  const { url, model, apiKey } = service ?? {}
  const isComplete = url && model && isServiceAddress(url)
  return {
    enabled: Boolean(enabled),
    service: isComplete ? { url, model, apiKey: apiKey ?? '', vision: Boolean(vision), voice: voice ?? '' } : undefined,
  }
}

/** Undefined while the help is switched off. */
export async function serviceInUse(payload: BasePayload): Promise<WritingService | undefined> {
  const { enabled, service } = await readService(payload)
  return enabled ? service : undefined
}
