'use client'
/** Small versions of pictures by their ids: those of all rows of a form are asked for in one call. */
import { useEffect, useState } from 'react'
import { MEDIA } from '../../cms/uploads/slugs'
import { callApi } from './callApi'

/** Milliseconds in which ids are gathered: the rows of a form are drawn together. */
const GATHERING = 50
/** Ids in one call. */
const AT_ONCE = 50

interface Pictures {
  docs: readonly { id: number; thumbnailURL?: string | null; url?: string | null }[]
}

const known = new Map<number, Promise<string | undefined>>()
const gathered: { id: number; found(address: string | undefined): void }[] = []

async function ask(): Promise<void> {
  const asked = gathered.splice(0, AT_ONCE)
  if (gathered.length > 0) setTimeout(ask, 0)
  const ids = asked.map(({ id }) => id).join(',')
  const result = await callApi<Pictures>('GET', `/api/${MEDIA}?where[id][in]=${ids}&depth=0&limit=${AT_ONCE}`)
  const docs = 'data' in result ? result.data.docs : []
  for (const { id, found } of asked) {
    const picture = docs.find((doc) => doc.id === id)
    // A failure is asked about again by the next row.
    if (!picture) known.delete(id)
    found(picture?.thumbnailURL ?? picture?.url ?? undefined)
  }
}

function thumbnailOf(id: number): Promise<string | undefined> {
  const asked =
    known.get(id) ??
    new Promise<string | undefined>((found) => {
      if (gathered.length === 0) setTimeout(ask, GATHERING)
      gathered.push({ id, found })
    })
  known.set(id, asked)
  return asked
}

/** The address of the picture's thumbnail, once it is known. */
export function useThumbnail(id: number | undefined): string | undefined {
  const [thumbnail, setThumbnail] = useState<{ id: number; address: string | undefined }>()
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void thumbnailOf(id).then((address) => isCurrent && setThumbnail({ id, address }))
    return () => {
      isCurrent = false
    }
  }, [id])
  return thumbnail?.id === id ? thumbnail?.address : undefined
}
