/** The oldest Node that everything here runs on. Kept free of newer syntax, so that an older one can still say so. */
const oldest = { major: 20, minor: 19 }

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  console.error(
    `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${process.versions.node}. See https://nodejs.org/`,
  )
  process.exit(1)
}
