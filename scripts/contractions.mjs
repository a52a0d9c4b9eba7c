/**
 * What a migration takes away from the version of the program before it, which runs beside the new one during an upgrade
 * and may be gone back to (CONTRIBUTING.md#migrations). Such a migration is named `contract_…`.
 */

/** @type {RegExp[]} */
const always = [
  /^DROP (TABLE|TYPE|VIEW)\b/i,
  /\bRENAME\b/i,
  /\bDROP (COLUMN|DEFAULT)\b/i,
  /\bSET (DATA TYPE|NOT NULL)\b/i,
  /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
]

/** A row that the version before writes may break them; in a table that the migration makes it writes none. */
const restriction = /^CREATE UNIQUE INDEX .* ON "?(\w+)"?|^ALTER TABLE "?(\w+)"? ADD CONSTRAINT .*\b(?:UNIQUE|CHECK)\b/i

/**
 * @param {string} migration source of a migration for PostgreSQL: SQLite has one process, and rebuilds tables to change them
 * @returns {string[]} its statements, of `up`, that the version before may not survive
 */
export function contractions(migration) {
  const [up = ''] = migration.split('export async function down')
  const statements = [...up.matchAll(/sql`([^`]*)`/g)]
    .flatMap(([, text = '']) => text.split(';'))
    .map((statement) =>
      statement
        .replaceAll(/"(\w+)"\./g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  const made = new Set(statements.map((statement) => /^CREATE TABLE "?(\w+)"?/i.exec(statement)?.[1]))
  return statements.filter((statement) => {
    if (always.some((pattern) => pattern.test(statement))) return true
    const [isRestriction, indexed, altered] = restriction.exec(statement) ?? []
    return isRestriction !== undefined && !made.has(indexed ?? altered)
  })
}
