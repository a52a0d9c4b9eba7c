/**
 * Shows a notice where a video or recording cannot be played, and offers the file instead. The picture behind a film goes
 * as it plays: it would be seen beside a film of another shape.
 */
export default function watchPlayer(media: HTMLElement): void {
  const player = media.querySelector<HTMLMediaElement>('video, audio')
  const message = media.querySelector<HTMLElement>('.media-failed')
  if (!player || !message) return
  const reportFailure = () => {
    message.hidden = false
  }
  // It may have failed before this module was loaded.
  if (player.error) reportFailure()
  player.addEventListener('error', reportFailure)
  const reportPlaying = () => {
    message.hidden = true
    media.querySelector('.player-picture')?.remove()
  }
  if (!player.paused && player.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) reportPlaying()
  player.addEventListener('playing', reportPlaying)
}
