/**
 * Asks the service for one text. The one place that knows its interface: `POST <address>/chat/completions`, as OpenAI
 * has it and most others offer it (decision 067).
 */
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { type Called, call } from '../../platform/call'
import { service as ofProgram } from '../../platform/services'
import { completionsUrl } from './address'
import type { Failure } from './failures'
import { limitOf, messagesFor, mostTokens, type PromptInput } from './prompts'
import { proposalText, withinLimit } from './proposalText'
import type { WritingService } from './settings'

/** Milliseconds: a model on a machine of one's own takes its time, and an editor waits no longer. */
const PATIENCE = 60_000

export type Proposal = { text: string } | { failure: Failure }

export interface ProposalRequest extends PromptInput {
  /** Whether the field has several lines. */
  lines: boolean
}

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
})

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Newer models of OpenAI refuse `max_tokens`; most other services know no other name. */
type LimitName = 'max_tokens' | 'max_completion_tokens'

/** The name that a model was found to want, by address and model. */
const limitNames = ofProgram((_: BasePayload) => new Map<string, LimitName>())

const wantsOtherName = (called: Called): boolean =>
  called.kind === 'answer' && called.status === 400 && called.body.includes('max_completion_tokens')

function failureByStatus({ status, retryAfter }: Extract<Called, { kind: 'answer' }>): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401 || status === 403) return { name: 'key', status }
  if (status === 404) return { name: 'model', status }
  if (status === 429) {
    if (retryAfter === undefined) return { name: 'busy', status }
    return { name: 'busyFor', status, seconds: Math.max(1, Math.ceil(retryAfter / 1000)) }
  }
  return { name: status >= 500 ? 'failing' : 'refused', status }
}

function proposalIn(body: string, request: ProposalRequest): Proposal {
  const read = completion.safeParse(parsed(body))
  const choice = read.data?.choices[0]
  if (!choice) return { failure: { name: 'unreadable' } }
  const text = proposalText(choice.message.content ?? '', request)
  if (!text) return { failure: { name: choice.finish_reason === 'length' ? 'tooLong' : 'empty' } }
  // A translation that lacks its end says something else than its original.
  const limit = limitOf(request)
  const fitting = request.task === 'translation' && text.length > limit ? undefined : withinLimit(text, limit)
  if (fitting === undefined || choice.finish_reason === 'length') return { failure: { name: 'tooLong' } }
  return { text: fitting }
}

/** Never throws. The log gets the failure and the host: neither what was asked nor what was answered. */
export async function propose(
  payload: BasePayload,
  { url, model, apiKey, voice }: WritingService,
  request: ProposalRequest,
  { signal, patience = PATIENCE }: { signal?: AbortSignal | undefined; patience?: number } = {},
): Promise<Proposal> {
  const names = limitNames.of(payload)
  const key = `${url} ${model}`
  const ask = (limit: LimitName) =>
    call({
      url: completionsUrl(url),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, messages: messagesFor(request, voice), [limit]: mostTokens(request) }),
      patience,
      signal,
    })
  let called = await ask(names.get(key) ?? 'max_tokens')
  if (!names.has(key) && wantsOtherName(called)) {
    names.set(key, 'max_completion_tokens')
    called = await ask('max_completion_tokens')
  }
  const failure = called.kind === 'answer' ? failureByStatus(called) : { name: called.kind }
  const proposal = called.kind === 'answer' && !failure ? proposalIn(called.body, request) : undefined
  const result: Proposal = proposal ?? { failure: failure ?? { name: 'unreadable' } }
  if ('failure' in result && !signal?.aborted)
    payload.logger.warn(
      { host: new URL(url).host, task: request.task, failure: result.failure.name, status: result.failure.status },
      'The writing help got no proposal',
    )
  return result
}
