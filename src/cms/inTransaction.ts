import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does the work in the request's transaction, or in one of its own (PostgreSQL): all of it, or nothing. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
