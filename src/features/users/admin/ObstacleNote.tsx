'use client'
/** Explains why passkeys cannot be used here. */
import { fill } from '../../../lib/fill'
import { namedAddress, type Obstacle } from '../../../web/client/passkeyObstacle'
import { useStaffTexts } from './texts'

export function ObstacleNote({ obstacle }: { obstacle: Obstacle }) {
  const { text } = useStaffTexts()
  const named = obstacle === 'address' ? namedAddress(window.location.href) : undefined
  const words = { address: text.noAddress, insecure: text.insecure, browser: text.noBrowser }
  return (
    <p className="staff-note">
      {words[obstacle]} {named && <a href={named}>{fill(text.noAddressWay, { address: new URL(named).origin })}</a>}
    </p>
  )
}
