/** `/admin/insights`: redirects to the screen and keeps the query. */
import { redirect } from 'next/navigation'

export function ShortAddress({ searchParams }: { searchParams?: Record<string, string | string[] | undefined> }) {
  const query = new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  redirect(`/admin/globals/insights${query.size > 0 ? `?${query}` : ''}`)
}
