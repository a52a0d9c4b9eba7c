import type { PayloadRequest } from 'payload'

/** The body as text; cached for later readers of the request. */
export async function bodyText(req: PayloadRequest): Promise<string> {
  const text = (await req.text?.()) ?? ''
  req.text = async () => text
  return text
}
