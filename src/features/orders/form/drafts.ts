/** Unsent values, as stored in the browser; files and consents are never stored. */

/** Milliseconds that a draft is kept. */
const KEPT = 30 * 24 * 60 * 60 * 1000

export interface StoredDraft {
  at: number
  values: Readonly<Record<string, string>>
  /** The form that was sent with exactly this content without receiving a response. */
  sent?: { key: string; content: string }
}

/** The stored draft; undefined if it is too old or not in this format. */
export function readDraft(stored: string | null, now: number): StoredDraft | undefined {
  try {
    const draft = JSON.parse(stored ?? 'null') as StoredDraft | null
    if (!draft || typeof draft.at !== 'number' || now - draft.at >= KEPT) return undefined
    return { ...draft, values: Object(draft.values ?? {}) }
  } catch {
    return undefined
  }
}

/** The draft of the typed values; undefined if all fields are empty. */
export function draftOf(
  values: Readonly<Record<string, string>>,
  before: StoredDraft | undefined,
  now: number,
): StoredDraft | undefined {
  if (!Object.values(values).some(Boolean)) return undefined
  return { at: now, values, ...(before?.sent ? { sent: before.sent } : {}) }
}

/** The draft to send and its key: that of an earlier attempt with the same content whose response was lost, if any. */
export function sentDraft(
  before: StoredDraft | undefined,
  own: string,
  content: string,
  now: number,
): StoredDraft & { sent: { key: string; content: string } } {
  const key = before?.sent?.content === content ? before.sent.key : own
  return { at: now, values: before?.values ?? {}, sent: { key, content } }
}

export type Draft =
  /** All typed values are saved or sent. */
  | { state: 'kept'; restored: boolean }
  /** Typed values are not saved yet. */
  | { state: 'pending'; restored: boolean }

export type DraftAction =
  /** The saved values were put back into the form. */
  { kind: 'restored' } | { kind: 'typed' } | { kind: 'kept' } | { kind: 'sent' } | { kind: 'forgotten' }

export function reduceDraft(draft: Draft, { kind }: DraftAction): Draft {
  switch (kind) {
    case 'restored':
      return { ...draft, restored: true }
    case 'typed':
      return draft.state === 'pending' ? draft : { ...draft, state: 'pending' }
    case 'kept':
    // Leaving the page must not save what was sent.
    case 'sent':
      return draft.state === 'kept' ? draft : { ...draft, state: 'kept' }
    case 'forgotten':
      return { state: 'kept', restored: false }
  }
}
