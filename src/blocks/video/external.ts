/** External videos: the providers, and the addresses of their players. */

export interface ExternalVideo {
  provider: 'YouTube' | 'Vimeo'
  /** Address of the player, with autoplay: it is loaded by a click on "play". */
  player: string
  /** Address of the provider's own page with the video. */
  page: string
}

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{4,15}$/

/** The video at an address as copied by users; undefined for any other address. */
export function externalVideo(address: string): ExternalVideo | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? parts[1] : url.searchParams.get('v'))
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(parts.find((part) => vimeoId.test(part)))
  return undefined
}

function youtube(id: string | null | undefined): ExternalVideo | undefined {
  if (!id || !youtubeId.test(id)) return undefined
  return {
    provider: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo(id: string | undefined): ExternalVideo | undefined {
  if (!id) return undefined
  return {
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
  }
}
