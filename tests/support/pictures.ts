/** Pictures and pages made of them, over REST. */
import sharp from 'sharp'
import { type Site, type Stored, signIn } from './site'

export interface StoredPicture {
  id: number
  alt: string
  filename: string
  url: string
}

/** An editor who uploads plain pictures and publishes pages; signed in once, for sign-ins are limited. */
export async function editPictures(site: Site) {
  const rest = await signIn(site.url, site.admin)
  return {
    /** A picture of one colour in the media library; or of `colours` from left to right, each as wide as the others. */
    async upload(
      name: string,
      { width = 1200, height = 800, alt = name, colours = ['#963314'] } = {},
    ): Promise<StoredPicture> {
      const part = Math.floor(width / colours.length)
      const stripe = (background: string) => ({ create: { width: part, height, channels: 3 as const, background } })
      const pixels = await sharp({ create: { width, height, channels: 3, background: colours[0] ?? '#963314' } })
        .composite(colours.slice(1).map((colour, at) => ({ input: stripe(colour), left: (at + 1) * part, top: 0 })))
        .png()
        .toBuffer()
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), `${name}.png`)
      form.append('_payload', JSON.stringify({ alt }))
      const answer = await fetch(`${site.url}/api/media`, { method: 'POST', headers: rest.headers, body: form })
      if (!answer.ok) throw new Error(`uploading answered ${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as Stored<StoredPicture>).doc
    },
    /** Publishes a page of these blocks at `/<slug>`, below a plain hero. */
    async publish(slug: string, blocks: readonly object[]): Promise<string> {
      await rest.call<Stored>('POST', '/api/pages', {
        title: slug,
        slug,
        _status: 'published',
        body: [{ blockType: 'hero', layout: 'plain', heading: slug }, ...blocks],
      })
      return `/${slug}`
    },
    /** The id of the page with this last part of its address. */
    async idOf(slug: string): Promise<number> {
      const { docs } = await rest.call<{ docs: { id: number }[] }>('GET', `/api/pages?where[slug][equals]=${slug}`)
      return docs[0]?.id ?? 0
    },
    /** Changes the site's settings. */
    settings: (changes: object) => rest.call<object>('POST', '/api/globals/site', changes),
  }
}
