/**
 * Tasks of one key run one after another in this process, those of different keys at once. What must hold over several
 * processes, the database holds; this keeps them from doing the same work at the same time.
 */
export function createKeyedMutex<Key = string>() {
  const last = new Map<Key, Promise<unknown>>()
  return async function run<Result>(key: Key, task: () => Promise<Result>): Promise<Result> {
    // Whether the one before failed is its own caller's matter.
    const own = (last.get(key) ?? Promise.resolve()).catch(() => {}).then(task)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
