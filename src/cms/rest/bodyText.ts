import type { PayloadRequest } from 'payload'

/** The body as text; kept for later readers of the request, whether they ask for text or for JSON. */
export async function bodyText(req: PayloadRequest): Promise<string> {
  const text = (await req.text?.()) ?? ''
  req.text = async () => text
  req.json = async () => JSON.parse(text)
  return text
}
