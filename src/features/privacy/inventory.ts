/** The inventory of personal data, for the privacy page. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import type { Locale, Localised } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import type { PersonalData } from '../../web/personalData'
import type { InventoryKind, Overview } from './admin/facts'
import { readDays } from './days'
import { DAY, lastRun } from './retention'

async function countOf(payload: BasePayload, { rows: { table, age, only = sql`1 = 1` } }: PersonalData) {
  const oldest = age ? sql`min(${age})` : sql`null`
  const [row] = await runStatement(payload, select({ n: sql`count(*)`, oldest }, sql`from ${table} where ${only}`))
  const at = momentIn(row?.oldest)
  return { count: Number(row?.n ?? 0), oldest: at ? new Date(at).toISOString() : null }
}

function places(payload: BasePayload, { collections }: PersonalData, locale: Locale) {
  return collections.map((slug) => {
    const { labels } = payload.collections[slug].config
    const label = (labels.plural as Partial<Localised>)[locale] ?? slug
    return { slug, label }
  })
}

export async function readOverview(payload: BasePayload, locale: Locale): Promise<Overview> {
  const [days, run] = await Promise.all([readDays(payload), lastRun(payload)])
  const kinds: InventoryKind[] = []
  for (const kind of declaredIn(payload).personalData) {
    const { key, kept } = kind
    kinds.push({
      key,
      name: kind.name[locale],
      contents: kind.contents[locale],
      purpose: kind.purpose[locale],
      basis: kind.basis[locale],
      seenBy: kind.seenBy[locale],
      places: places(payload, kind, locale),
      kept: 'days' in kept ? { days: days[key] ?? kept.days, since: kept.since[locale] } : { rule: kept.rule[locale] },
      erasing: kind.ofPerson?.leaves?.[locale] ?? kind.unfindable?.[locale] ?? null,
      ...(await countOf(payload, kind)),
    })
  }
  return {
    kinds,
    run: run
      ? {
          at: new Date(run.startedAt).toISOString(),
          next: new Date(run.startedAt + DAY).toISOString(),
          removed: kinds.flatMap(({ key, name: named }) =>
            run.removed[key] ? [{ name: named, count: run.removed[key] }] : [],
          ),
        }
      : null,
  }
}
