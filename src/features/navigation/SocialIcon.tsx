/** Icons of social networks in one stroke style; the network's name is their text. */
import { type Network, networks } from '../../web/networks'

const shapes: Record<Network, string> = {
  facebook: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.8-1.6H18V3h-2.8C12 3 10.5 4.7 10.5 7.3v2.2H8V13h2.5v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  youtube: 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm6 3v6l5-3z',
  linkedin: 'M4 9h3v11H4zM5.5 4v.01M11 20V9h3v2c1-2.5 6-3 6 2v7h-3v-6c0-3-3-3-3 0v6z',
  tiktok: 'M14 3v12a4 4 0 1 1-4-4M14 3c0 3 2 5 5 5',
  pinterest: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 20l2-10m-3 3c-1-5 7-6 7-1.500 0 4-4 5-5 2.500',
  x: 'M4 4l16 16M20 4L4 20',
}

export function SocialIcon({ network }: { network: Network }) {
  return (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[network]} />
      </svg>
      <span className="visually-hidden">{networks.find(({ value }) => value === network)?.name}</span>
    </>
  )
}
