/** A fake service of language models: answers as OpenAI's interface does, with what a test gives it. */
import { startUpstream, type TestUpstream } from './upstream'

interface Part {
  type: string
  text?: string
  image_url?: { url: string }
}

export interface AskedModel {
  model: string
  messages: { role: string; content: string | Part[] }[]
  max_tokens?: number
  max_completion_tokens?: number
}

export const completion = (content: string, finish_reason = 'stop') => ({
  status: 200,
  body: JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }] }),
})

export const askedIn = ({ body }: TestUpstream['calls'][number]): AskedModel => JSON.parse(body) as AskedModel

/** The instructions of a call. */
export const instructionsIn = (call: TestUpstream['calls'][number]): string =>
  String(askedIn(call).messages[0]?.content)

/** `reply`: the model's text for a call. */
export const startModel = (reply: (asked: AskedModel) => string = () => 'OK'): Promise<TestUpstream> =>
  startUpstream((call) => completion(reply(askedIn(call))))
