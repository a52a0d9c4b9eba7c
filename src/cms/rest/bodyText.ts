import type { PayloadRequest } from 'payload'

/** The body as text; kept for whoever reads it after. */
export async function bodyText(req: PayloadRequest): Promise<string> {
  const text = (await req.text?.()) ?? ''
  req.text = async () => text
  return text
}
