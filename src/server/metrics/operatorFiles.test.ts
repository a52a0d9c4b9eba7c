/** The operator's examples in `ops/` name figures that exist, and each alert has its section in the runbook. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { program } from '../../program'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[]
}
const alerts = (parse(read('ops/prometheus/alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules)

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const { panels } = JSON.parse(read('ops/grafana/merkevei.json')) as Dashboard

const known = new Set([
  ...program.flatMap(({ metrics = [] }) => metrics.map(({ name }) => name)),
  ...[...read('src/server/metrics/metrics.ts').matchAll(/(?:\$\{PREFIX\}|(?:gauge|counted)\(\s*')(\w+)/g)].map(
    ([, name]) => name,
  ),
])

test.each([
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
])('%s asks for figures that the program tells', (_, expr) => {
  for (const [, name] of expr.matchAll(/merkevei_(\w+?)(?:_count|_bucket|_sum)?(?=[{\s[)]|$)/g))
    expect(known).toContain(name)
})

test('each alert has a section of the runbook, and each section an alert', () => {
  const sections = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(sections).toEqual(alerts.map(({ alert }) => alert))
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
})
