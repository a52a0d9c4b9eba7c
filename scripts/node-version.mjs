/** The oldest Node that everything here runs on. Kept free of newer syntax, so that an older one can still say so. */
const oldest = { major: 20, minor: 19 }

/** The last major version that gets no security fixes any more, and since when. */
const unsupported = { major: 20, since: 'April 2026' }

/**
 * What is to be said of a version of Node: that it is too old, or that it is no longer maintained.
 * @param {string} version
 * @returns {{ error?: string, warning?: string }}
 */
export function judgeNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor))
    return {
      error: `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${version}. See https://nodejs.org/`,
    }
  if (major <= unsupported.major)
    return {
      warning: `Node ${version} works, but has had no security fixes since ${unsupported.since}: install Node 24 when you can.`,
    }
  return {}
}

/** Ends the process where Node is too old, and says in one line where it is no longer maintained. */
export function requireNode() {
  const { error, warning } = judgeNode(process.versions.node)
  if (warning) console.error(warning)
  if (!error) return
  console.error(error)
  process.exit(1)
}
