/** What features let editors set for search engines, in one tab of the site's settings. */
import type { Field, GlobalConfig, Tab, TabsField } from 'payload'

const label = { nb: 'Søkemotorer', en: 'Search engines' }

/** Marks the tab, which the first feature that has something to set makes. */
const custom = { searchEngines: true }

const isTabs = (field: Field): field is TabsField => field.type === 'tabs'
const isOurs = (tab: Tab) => tab.custom?.searchEngines === true

function withField(tabs: readonly Tab[], field: Field): Tab[] {
  const ours = tabs.find(isOurs) ?? { label, custom, fields: [] }
  return [...tabs.filter((tab) => !isOurs(tab)), { ...ours, fields: [...ours.fields, field] }]
}

/** The site's settings with a field more; any other global is left as it is. */
export function withSearchEngineField(global: GlobalConfig, field: Field): GlobalConfig {
  if (global.slug !== 'site') return global
  return {
    ...global,
    fields: global.fields.map((one) => (isTabs(one) ? { ...one, tabs: withField(one.tabs, field) } : one)),
  }
}
