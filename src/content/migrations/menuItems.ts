/** The main menu's rows of the first version as the items that followed them, for the migration that removes the rows. */

export interface MenuRow {
  id: string
  parent: string | null
  type: string | null
  page_id: number | null
  anchor: string | null
  file_id: number | null
  url: string | null
  new_tab: boolean | number | null
}

export interface MenuLabel {
  parent: string
  locale: string
  label: string
}

export const menuRows = `SELECT id, NULL AS parent, type, page_id, anchor, file_id, url, new_tab FROM navigation_main ORDER BY _order`
export const childRows = `SELECT id, _parent_id AS parent, type, page_id, anchor, file_id, url, new_tab FROM navigation_main_children ORDER BY _order`
export const menuLabels = `SELECT _parent_id AS parent, _locale AS locale, label FROM navigation_main_locales UNION ALL SELECT _parent_id AS parent, _locale AS locale, label FROM navigation_main_children_locales`

export function menuItems(top: readonly MenuRow[], children: readonly MenuRow[], labels: readonly MenuLabel[]) {
  const link = (row: MenuRow) => ({
    id: row.id,
    label: Object.fromEntries(labels.filter(({ parent }) => parent === row.id).map(({ locale, label }) => [locale, label])),
    type: row.type ?? 'page',
    page: row.page_id,
    anchor: row.anchor,
    file: row.file_id,
    url: row.url,
    newTab: Boolean(row.new_tab),
  })
  return top.map((row) => {
    const below = children.filter(({ parent }) => parent === row.id)
    if (below.length === 0) return { blockType: 'link', ...link(row) }
    return { blockType: 'dropdown', ...link(row), items: below.map((child) => ({ blockType: 'link', ...link(child) })) }
  })
}
