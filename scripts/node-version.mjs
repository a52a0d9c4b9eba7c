/** The oldest Node that everything here runs on. Kept free of newer syntax, so that an older one can still say so. */
const oldest = [20, 19]

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(
    `Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org/`,
  )
  process.exit(1)
}
