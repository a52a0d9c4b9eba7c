/** What a release says of itself, from the changelog, the notes for upgrades and the migrations; and what prevents one. */

/**
 * The text below a heading of the second level that begins with a version.
 * @param {string} document
 * @param {string} version
 * @returns {{ heading: string, text: string } | undefined}
 */
export function sectionOf(document, version) {
  const parts = document.split(/^## /m).slice(1)
  const part = parts.find((one) => one.split(/\s/, 1)[0] === version)
  if (part === undefined) return undefined
  const [heading = '', ...lines] = part.split('\n')
  return { heading, text: lines.join('\n').trim() }
}

/**
 * @typedef {object} State
 * @property {string} version of package.json
 * @property {string} changelog
 * @property {string} upgrading docs/upgrading.md
 * @property {string} status of git: a line for each file that differs from the commit
 * @property {string[]} tags
 */

/**
 * Why there can be no release of this; none where there can. A rehearsal needs neither a day nor a new version.
 * @param {State} state
 * @param {{ rehearse?: boolean }} [options]
 * @returns {string[]}
 */
export function obstacles({ version, changelog, upgrading, status, tags }, { rehearse = false } = {}) {
  const section = sectionOf(changelog, version)
  return [
    ...(status.trim() ? [`files differ from the commit:\n${status.trimEnd()}`] : []),
    ...(section?.text ? [] : [`CHANGELOG.md has no section of ${version}`]),
    ...(sectionOf(upgrading, version)?.text ? [] : [`docs/upgrading.md has no section of ${version}`]),
    ...(rehearse || !section || /\d{4}-\d\d-\d\d$/.test(section.heading)
      ? []
      : [`CHANGELOG.md gives ${version} no day: "## ${section.heading}"`]),
    ...(!rehearse && tags.includes(`v${version}`) ? [`there is a tag v${version} already`] : []),
  ]
}

/** A migration's moment, and what it is called. */
const MIGRATION = /^(\d+_\d+)_(\w+)$/

/**
 * @typedef {{ before: string | undefined, postgres: string[], sqlite: string[] }} Migrations names of those that the version
 * before does not have; `before` is its tag
 * @param {Migrations} migrations
 * @returns {string}
 */
export function migrationNotes({ before, postgres, sqlite }) {
  if (postgres.length === 0 && sqlite.length === 0) return 'None.'
  const lines = [...postgres.map((name) => [name, 'PostgreSQL']), ...sqlite.map((name) => [name, 'SQLite'])]
    .map(([name = '', dialect]) => {
      const [, , called = ''] = MIGRATION.exec(name) ?? []
      const takesAway = called.startsWith('contract_')
      return `- \`${name}\` (${dialect})${takesAway ? ': **takes away what the version before uses**' : ''}`
    })
    .join('\n')
  if (!before) return `${lines}\n\nThey make the tables of a new site.`
  return lines.includes('**')
    ? `${lines}\n\nBring every node to the version before first, and make a backup: once it has run, it is the only way back.`
    : `${lines}\n\nThey only add: nodes may be replaced one after the other, and the version before can be gone back to.`
}

/**
 * @param {Pick<State, 'version' | 'changelog' | 'upgrading'> & { migrations: Migrations, made: string }} release
 * @returns {string} Markdown
 */
export function releaseNotes({ version, changelog, upgrading, migrations, made }) {
  return `# Merkevei ${version}

${sectionOf(changelog, version)?.text}

## Upgrading

${sectionOf(upgrading, version)?.text}

## Migrations

${migrationNotes(migrations)}

## Made

${made}
`
}
