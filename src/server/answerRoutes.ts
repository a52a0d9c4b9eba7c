/** Answers visitors' scripts with what is made from content. */
import type { ContentAnswer } from '../web/contentAnswer'
import type { Routes, Runtime } from '../web/feature'

export function answerRoutes(answers: readonly ContentAnswer[], routes: Routes, { read }: Pick<Runtime, 'read'>): void {
  for (const { path, cacheControl, answer } of answers)
    routes.get(path, async (context) => {
      const { status = 200, body } = await answer(context.req.query(), (locale) => read(locale))
      context.header('cache-control', cacheControl)
      return context.json(body, status)
    })
}
